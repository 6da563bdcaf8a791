import { isNode, parseSource, type SyntaxNode, textsIn, walk } from "../sources/syntax.ts";
import { rowIdsIn } from "./row-ids.ts";

const runners = new Set(["it", "test", "describe"]);
/** Modifiers with which a test does not run, or is expected to fail. */
const idle = new Set(["skip", "todo", "fixme", "failing", "fail"]);
/** Modifiers with which the name is still the name of tests. */
const naming = new Set(["only", "each", "concurrent", "describe", "serial", "parallel"]);

/**
 * Ids in the names of one source's tests: in the name itself, or, if the name takes its values from there, in the table of
 * `each` or of the enclosing loop. Tests that do not run are ignored.
 */
export function rowsNamedIn(source: string, options: { isTsx: boolean }): Set<string> {
  const tree = parseSource(source, options);
  const ids = new Set<string>();
  collect(tree, undefined);
  return ids;

  function collect(part: unknown, loopTable: unknown): void {
    walk(part, (node) => {
      if (node.type === "ForOfStatement") {
        collect(node["body"], node["right"]);
        return false;
      }
      const call = readTestCall(node);
      if (call === null) return true;
      if (call.modifiers.some((word) => idle.has(word))) return false;
      if (!call.modifiers.every((word) => naming.has(word))) return true;
      const texts = textsIn(call.name);
      const table = takesValues(call.name) ? tableTexts(call.table ?? loopTable, tree) : [];
      for (const id of [...texts, ...table].flatMap(rowIdsIn)) ids.add(id);
      return true;
    });
  }
}

function takesValues(name: unknown): boolean {
  return textsIn(name).some((text) => /[%$]/.test(text)) || (isNode(name) && name.type === "TemplateLiteral");
}

interface TestCall {
  modifiers: string[];
  name: unknown;
  table: unknown;
}

function readTestCall(node: SyntaxNode): TestCall | null {
  if (node.type !== "CallExpression" || !Array.isArray(node["arguments"])) return null;
  const { words, table } = readCallee(node["callee"]);
  const [runner = "", ...modifiers] = words;
  const takesTable = modifiers.at(-1) === "each" && table === undefined;
  return runners.has(runner) && !takesTable ? { modifiers, name: firstArgument(node["arguments"]), table } : null;
}

function firstArgument([first]: unknown[]): unknown {
  return typeof first === "object" && first !== null && "expression" in first ? first.expression : undefined;
}

/** Splits `describe.only.each(table)` into its words and its table; returns no words for anything but a plain name. */
function readCallee(callee: unknown): { words: string[]; table?: unknown } {
  if (!isNode(callee)) return { words: [] };
  switch (callee.type) {
    case "Identifier":
      return { words: [String(callee["value"])] };
    case "MemberExpression": {
      const { words, table } = readCallee(callee["object"]);
      return { words: words.length > 0 ? [...words, ...readCallee(callee["property"]).words] : [], table };
    }
    case "CallExpression":
      return { ...readCallee(callee["callee"]), table: callee["arguments"] };
    case "TaggedTemplateExpression":
      return { ...readCallee(callee["tag"]), table: callee["template"] };
  }
  return { words: [] };
}

/** Texts in the table, and in the constants of this source that it refers to. */
function tableTexts(table: unknown, tree: unknown): string[] {
  const names = new Set<string>();
  walk(table, (node) => {
    if (node.type === "Identifier") names.add(String(node["value"]));
    return true;
  });
  const texts = textsIn(table);
  walk(tree, (node) => {
    const isNamed = node.type === "VariableDeclarator" && isNode(node["id"]) && names.has(String(node["id"]["value"]));
    if (isNamed) texts.push(...textsIn(node["init"]));
    return true;
  });
  return texts;
}
