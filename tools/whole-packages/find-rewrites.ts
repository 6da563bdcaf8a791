import { isNode, parseSource, type SyntaxNode, textsIn, walk } from "../sources/syntax.ts";

/** Ways of webpack to put another module in a module's place. */
const replacing = new Set(["NormalModuleReplacementPlugin", "normalModuleFactory"]);

/** What a build's source has by which it may change what a package is: a line for each. `packages`: names of those that are installed. */
export function findRewrites(text: string, packages: ReadonlySet<string>): string[] {
  const found: string[] = [];
  walk(parseSource(text, { isTsx: false }), (node) => {
    if (node.type === "ObjectExpression") found.push(...judgeRule(node));
    if (node.type === "MemberExpression" && replacing.has(nameOf(node))) found.push(nameOf(node));
    // How a module of webpack's runtime says what its code is.
    if (node.type === "AssignmentExpression" && nameOf(node["left"]) === "generate") found.push("generate");
    found.push(...writtenIn(node).filter((written) => isWithin(packages, written)));
    return true;
  });
  return [...new Set(found)];
}

/** Our own sources are TypeScript: a rule for JavaScript, or one that cannot be read here, is for those of packages. */
function judgeRule(rule: SyntaxNode): string[] {
  const members = new Map(membersOf(rule));
  if (!["test", "include", "resource"].some((name) => members.has(name))) return [];
  if (!members.has("loader") && !members.has("use")) return [];
  const test = members.get("test");
  if (!isNode(test) || test.type !== "RegExpLiteral") return ["a rule whose test is no pattern"];
  const pattern = String(test["pattern"]);
  return pattern.includes("js") ? [`a rule for /${pattern}/`] : [];
}

/** A file in a package, or where packages are. What a package exports under a name of its own is no such path. */
function isWithin(packages: ReadonlySet<string>, written: string): boolean {
  if (/\bnode_modules\b/.test(written)) return true;
  const [, name = "", rest = ""] = /^\^?\/?((?:@[^/]+\/)?[^/]+)\/(.+)/.exec(written) ?? [];
  return packages.has(name) && /^(dist|lib|esm|cjs|es|src|umd)\b|\.[cm]?js\b/.test(rest);
}

/** Texts, and patterns as the path that they are for. */
function writtenIn(node: SyntaxNode): string[] {
  if (node.type === "RegExpLiteral") return [String(node["pattern"]).replaceAll("[\\\\/]", "/").replaceAll("\\", "")];
  return node.type === "StringLiteral" || node.type === "TemplateElement" ? textsIn(node) : [];
}

function nameOf(member: unknown): string {
  const isMember = isNode(member) && member.type === "MemberExpression" && isNode(member["property"]);
  return isMember && isNode(member["property"]) ? String(member["property"]["value"]) : "";
}

function membersOf({ properties }: SyntaxNode): [name: string, value: unknown][] {
  if (!Array.isArray(properties)) return [];
  return properties.flatMap((property: unknown): [string, unknown][] => {
    if (!isNode(property)) return [];
    // `{ loader }` says its name only.
    const name = property.type === "Identifier" ? property : property["key"];
    return isNode(name) ? [[String(name["value"]), property["value"]]] : [];
  });
}
