import { isNode, parseSource, type SyntaxNode, walk } from "../sources/syntax.ts";
import { type ModuleLinks, readLinks } from "./read-links.ts";
import { maskLiterals, readComments, toTokens } from "./read-text.ts";

/** One source's data for the figures. */
export interface SourceFacts extends ModuleLinks {
  lines: number;
  /** Non-empty lines. */
  filledLines: number;
  commentLines: number;
  /** Comments that suppress a tool's findings. */
  ignores: number;
  /** Lengths of the functions and methods declared at the top level of the file. */
  functionLines: number[];
  anys: number;
  /** `as`, excluding `as const`. */
  casts: number;
  nonNulls: number;
  classes: number;
  /** Functions with more than three parameters, including nested ones. */
  manyParams: number;
  /** Excluding comments and imports. */
  tokens: string[];
}

const maxParams = 3;
const functionTypes = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "MethodProperty",
  "ClassMethod",
  "PrivateMethod",
  "Constructor",
]);

/** Prepended before parsing: the parser's positions continue from file to file, and this token's position marks the file's start. */
const prefix = "0;";
const silencing = /@ts-(?:ignore|expect-error|nocheck)|(?:biome-ignore|(?:ox|es)lint-disable)/;

export function readSource(source: string, { isTsx }: { isTsx: boolean }): SourceFacts {
  const runnable = source.replace(/^#!/, "//");
  const [first, ...body] = bodyOf(parseSource(`${prefix}${runnable}`, { isTsx }));
  const start = spanOf(first).start + prefix.length;
  // The parser counts bytes: in this text each byte is one character.
  const text = Buffer.from(runnable).toString("latin1");
  const masked = maskLiterals(text, literalSpans(body, start));
  const { comments, code } = readComments(masked, text);
  const lines = text.replace(/\n$/, "").split("\n");
  return {
    lines: lines.length,
    filledLines: lines.filter((line) => line.trim() !== "").length,
    commentLines: comments.lines,
    ignores: comments.texts.filter((comment) => silencing.test(comment)).length,
    functionLines: body.flatMap(declaredFunctions).map((node) => linesOf(node, { text, start })),
    ...countNodes(body),
    ...readLinks(body),
    tokens: toTokens(withoutImports(code, body, start), text),
  };
}

function bodyOf(tree: unknown): SyntaxNode[] {
  return isNode(tree) && Array.isArray(tree["body"]) ? tree["body"].filter(isNode) : [];
}

interface Span {
  start: number;
  end: number;
}

function isSpan(value: unknown): value is Span {
  return typeof value === "object" && value !== null && "start" in value && "end" in value;
}

function spanOf(node: SyntaxNode | undefined): Span {
  if (node && isSpan(node["span"])) return node["span"];
  throw new Error(`a ${node?.type ?? "source"} without a place`);
}

const literals = new Set(["StringLiteral", "TemplateElement", "JSXText", "RegExpLiteral"]);

function literalSpans(body: readonly SyntaxNode[], start: number): Span[] {
  const spans: Span[] = [];
  walk(body, (node) => {
    if (literals.has(node.type)) spans.push(shift(spanOf(node), start));
    return true;
  });
  return spans;
}

function shift({ start, end }: Span, by: number): Span {
  return { start: start - by, end: end - by };
}

function withoutImports(code: string, body: readonly SyntaxNode[], start: number): string {
  const imports = body.filter(({ type }) => type === "ImportDeclaration").map((node) => shift(spanOf(node), start));
  return imports.reduce(
    (left, span) => left.slice(0, span.start) + " ".repeat(span.end - span.start) + left.slice(span.end),
    code,
  );
}

/** Named functions: declarations, constants whose value is a function, and class methods. */
function declaredFunctions(item: SyntaxNode): SyntaxNode[] {
  const declaration = item["declaration"] ?? item["decl"];
  const node = isNode(declaration) ? declaration : item;
  if (node.type.startsWith("Function")) return [node];
  if (node.type.startsWith("Class")) return nodesIn(node["body"]).filter(({ type }) => functionTypes.has(type));
  if (node.type !== "VariableDeclaration") return [];
  return nodesIn(node["declarations"]).filter(({ init }) => isNode(init) && functionTypes.has(init.type));
}

function nodesIn(value: unknown): SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function linesOf(node: SyntaxNode, { text, start }: { text: string; start: number }): number {
  const span = shift(spanOf(node), start);
  return text.slice(span.start, span.end).split("\n").length;
}

function countNodes(body: readonly SyntaxNode[]) {
  const counts = { anys: 0, casts: 0, nonNulls: 0, classes: 0, manyParams: 0 };
  walk(body, (node) => {
    if (node.type === "TsKeywordType" && node["kind"] === "any") counts.anys += 1;
    if (node.type === "TsAsExpression") counts.casts += 1;
    if (node.type === "TsNonNullExpression") counts.nonNulls += 1;
    if (node.type === "ClassDeclaration" || node.type === "ClassExpression") counts.classes += 1;
    if (paramsOf(node).length > maxParams) counts.manyParams += 1;
    return true;
  });
  return counts;
}

/** A class method has its parameters in a nested function. */
function paramsOf(node: SyntaxNode): unknown[] {
  if (!functionTypes.has(node.type)) return [];
  const held = node["function"];
  const params = typeof held === "object" && held !== null && "params" in held ? held.params : node["params"];
  return Array.isArray(params) ? params : [];
}
