import { isNode, parseSource, type SyntaxNode, textsIn, walk } from "../sources/syntax.ts";

/** webpack's ways of replacing a module. */
const replacing = new Set(["NormalModuleReplacementPlugin", "normalModuleFactory"]);

/** Finds constructs in a build's source that could change a package, one line each. `packages`: names of the installed packages. */
export function findRewrites(text: string, packages: ReadonlySet<string>): string[] {
  const found: string[] = [];
  walk(parseSource(text, { isTsx: false }), (node) => {
    if (node.type === "ObjectExpression") found.push(...judgeRule(node));
    if (node.type === "MemberExpression" && replacing.has(nameOf(node))) found.push(nameOf(node));
    // How a webpack runtime module returns its code.
    if (node.type === "AssignmentExpression" && nameOf(node["left"]) === "generate") found.push("generate");
    found.push(...writtenIn(node).filter((written) => isWithin(packages, written)));
    return true;
  });
  return [...new Set(found)];
}

/** Our own sources are TypeScript: a rule for JavaScript, or an unreadable one, applies to packages. */
function judgeRule(rule: SyntaxNode): string[] {
  const members = new Map(membersOf(rule));
  if (!["test", "include", "resource"].some((name) => members.has(name))) return [];
  if (!members.has("loader") && !members.has("use")) return [];
  const test = members.get("test");
  if (!isNode(test) || test.type !== "RegExpLiteral") return ["a rule whose test is not a pattern"];
  const pattern = String(test["pattern"]);
  return pattern.includes("js") ? [`a rule for /${pattern}/`] : [];
}

/** A path to a file in a package, or to the folder of packages. A subpath that a package exports is not such a path. */
function isWithin(packages: ReadonlySet<string>, written: string): boolean {
  if (/\bnode_modules\b/.test(written)) return true;
  const [, name = "", rest = ""] = /^\^?\/?((?:@[^/]+\/)?[^/]+)\/(.+)/.exec(written) ?? [];
  return packages.has(name) && /^(dist|lib|esm|cjs|es|src|umd)\b|\.[cm]?js\b/.test(rest);
}

/** Strings, and regular expressions as the path that they match. */
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
    // Shorthand `{ loader }` has a name only.
    const name = property.type === "Identifier" ? property : property["key"];
    return isNode(name) ? [[String(name["value"]), property["value"]]] : [];
  });
}
