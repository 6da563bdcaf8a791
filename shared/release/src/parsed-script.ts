import { type AnyNode, type Identifier, type Program, parse } from "acorn";
import { analyze, type Variable } from "eslint-scope";

export interface ParsedScript {
  path: string;
  /** Every node, parents before their children. */
  nodes: readonly AnyNode[];
  parentOf(node: AnyNode): AnyNode | undefined;
  /** The variable of an identifier; undefined for a global. */
  variableOf(identifier: AnyNode): Variable | undefined;
}

/** Parses a bundler's output, a script or a module. Throws a TypeError that names the file and the line. */
export function parseScript(path: string, text: string): ParsedScript {
  const program = parseProgram(path, text);
  const parents = new Map<AnyNode, AnyNode>();
  const nodes: AnyNode[] = [program];
  for (const node of nodes) {
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      nodes.push(child);
    }
  }
  // It expects ESTree's types; acorn's nodes follow ESTree, but have their own types.
  const { scopes } = analyze(program as unknown as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: program.sourceType,
  });
  const variables = new Map<AnyNode, Variable>();
  for (const { identifier, resolved } of scopes.flatMap(({ references }) => references)) {
    if (resolved) variables.set(identifier as Identifier, resolved);
  }
  return { path, nodes, parentOf: (node) => parents.get(node), variableOf: (node) => variables.get(node) };
}

function parseProgram(path: string, text: string): Program {
  const options = { ecmaVersion: "latest", locations: true, ranges: true } as const;
  try {
    return parse(text, { ...options, sourceType: "script" });
  } catch {
    // Only a module may import, export, and await at top level.
  }
  try {
    return parse(text, { ...options, sourceType: "module" });
  } catch (error) {
    throw new TypeError(`${path} could not be parsed: ${String(error)}`, { cause: error });
  }
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
