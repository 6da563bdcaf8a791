import { isNode, parseSource, textsIn, walk } from "../sources/syntax.ts";

export interface Pattern {
  source: string;
  flags: string;
}

/** Regular expressions of one source: literals, and strings passed to `RegExp`. */
export function findPatterns(text: string, options: { isTsx: boolean }): Pattern[] {
  const patterns: Pattern[] = [];
  walk(parseSource(text, options), (node) => {
    if (node.type === "RegExpLiteral")
      patterns.push({ source: String(node["pattern"]), flags: typeof node["flags"] === "string" ? node["flags"] : "" });
    if (node.type === "NewExpression" || node.type === "CallExpression") patterns.push(...constructed(node));
    return true;
  });
  return patterns;
}

/** A pattern assembled from parts is checked by its fixed parts. */
function constructed({ callee, arguments: args }: Record<string, unknown>): Pattern[] {
  if (!isNode(callee) || callee.type !== "Identifier" || callee["value"] !== "RegExp" || !Array.isArray(args))
    return [];
  const [source = [], flags = []] = args.map(textsIn);
  return source.length > 0 ? [{ source: source.join("x"), flags: flags.join("") }] : [];
}
