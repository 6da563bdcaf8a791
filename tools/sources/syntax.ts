import { parseSync } from "@swc/core";

export interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

/** The syntax tree of a TypeScript source. Throws if the source is invalid. */
export function parseSource(text: string, { isTsx }: { isTsx: boolean }): unknown {
  return parseSync(text, { syntax: "typescript", tsx: isTsx, target: "es2023" });
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Calls `enter` with each node, outermost first; does not descend where it returns false. */
export function walk(tree: unknown, enter: (node: SyntaxNode) => boolean): void {
  if (typeof tree !== "object" || tree === null) return;
  if (isNode(tree) && !enter(tree)) return;
  for (const child of Object.values(tree)) walk(child, enter);
}

/** All texts in it: literals, and the parts of templates between values. */
export function textsIn(tree: unknown): string[] {
  const texts: string[] = [];
  walk(tree, (node) => {
    if (node.type === "StringLiteral") texts.push(String(node["value"]));
    if (node.type === "TemplateElement") texts.push(String(node["cooked"]));
    return true;
  });
  return texts;
}
