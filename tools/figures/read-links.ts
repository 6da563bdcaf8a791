import { isNode, type SyntaxNode, walk } from "../sources/syntax.ts";

interface ImportLink {
  specifier: string;
  /** Exports that are imported from there; `*` for all. */
  names: string[];
  /** Loaded on demand: the bundler makes a separate file of it. */
  isDynamic: boolean;
}

interface Export {
  name: string;
  isType: boolean;
}

export interface ModuleLinks {
  imports: ImportLink[];
  exports: Export[];
}

/** Reads the imports and exports of a source. `body`: its statements. */
export function readLinks(body: readonly SyntaxNode[]): ModuleLinks {
  const links: ModuleLinks = { imports: [], exports: [] };
  for (const item of body) {
    links.imports.push(...staticImports(item));
    links.exports.push(...exportsOf(item));
  }
  walk(body, (node) => {
    const specifier = dynamicSpecifier(node);
    if (specifier !== null) links.imports.push({ specifier, names: ["*"], isDynamic: true });
    return true;
  });
  return links;
}

/** `import … from`, and `export … from`, which both imports and exports. */
function staticImports({ type, source, specifiers }: SyntaxNode): ImportLink[] {
  if (!isNode(source) || !/^(?:Import|Export)/.test(type)) return [];
  const names = type === "ExportAllDeclaration" ? ["*"] : nodesIn(specifiers).map(takenName);
  return [{ specifier: String(source["value"]), names, isDynamic: false }];
}

function takenName({ type, imported, local, orig }: SyntaxNode): string {
  if (type.includes("Namespace")) return "*";
  if (type.includes("Default")) return "default";
  return nameOf(imported) ?? nameOf(orig) ?? nameOf(local) ?? "*";
}

/** `import("…")`, also as a type. */
function dynamicSpecifier(node: SyntaxNode): string | null {
  if (node.type === "TsImportType" && isNode(node["argument"])) return String(node["argument"]["value"]);
  if (node.type !== "CallExpression" || !isNode(node["callee"]) || node["callee"].type !== "Import") return null;
  const args: unknown[] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
  const [first] = args;
  const expression = typeof first === "object" && first !== null && "expression" in first ? first.expression : null;
  return isNode(expression) && expression.type === "StringLiteral" ? String(expression["value"]) : null;
}

function exportsOf(item: SyntaxNode): Export[] {
  switch (item.type) {
    case "ExportDefaultDeclaration":
    case "ExportDefaultExpression":
      return [{ name: "default", isType: false }];
    case "ExportNamedDeclaration":
      // A re-export of a package belongs to the package.
      if (isNode(item["source"]) && !String(item["source"]["value"]).startsWith(".")) return [];
      return nodesIn(item["specifiers"]).flatMap(({ exported, orig, isTypeOnly }) => {
        const name = nameOf(exported) ?? nameOf(orig);
        return name === null ? [] : [{ name, isType: item["typeOnly"] === true || isTypeOnly === true }];
      });
    case "ExportDeclaration":
      return isNode(item["declaration"]) ? declaredNames(item["declaration"]) : [];
    default:
      return [];
  }
}

function declaredNames(declaration: SyntaxNode): Export[] {
  const isType = declaration.type === "TsInterfaceDeclaration" || declaration.type === "TsTypeAliasDeclaration";
  const ids =
    declaration.type === "VariableDeclaration"
      ? nodesIn(declaration["declarations"]).flatMap(({ id }) => boundNames(id))
      : [nameOf(declaration["identifier"]) ?? nameOf(declaration["id"])];
  return ids.flatMap((name) => (name === null ? [] : [{ name, isType }]));
}

/** Keys under which a part of a pattern has its bindings. */
const bound: Readonly<Record<string, string>> = {
  AssignmentPatternProperty: "key",
  KeyValuePatternProperty: "value",
  AssignmentPattern: "left",
  RestElement: "argument",
};

/** One name, or those destructured from an object or a list. */
function boundNames(pattern: unknown): (string | null)[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [nameOf(pattern)];
  const inner = bound[pattern.type];
  if (inner) return boundNames(pattern[inner]);
  return nodesIn(pattern["properties"] ?? pattern["elements"]).flatMap(boundNames);
}

function nameOf(node: unknown): string | null {
  return isNode(node) && typeof node["value"] === "string" ? node["value"] : null;
}

function nodesIn(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
