import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { AnyNode, Property } from "acorn";
import { type ParsedScript, parseScript } from "./parsed-script.ts";

type Uses = NonNullable<FragmentManifest["uses"]>;

/**
 * Finds the exports of shared modules that a webpack or Rspack build uses, by request, each with the position of its first use: read
 * from the minified code, since a stock build does not report it. A use of a whole module, such as a default import of React, names no
 * export. Undefined if nothing is taken from the share scope. Throws a TypeError for a file that does not parse.
 */
export async function bundledUses(dist: string, paths: readonly string[]): Promise<Uses | undefined> {
  const scripts: ParsedScript[] = [];
  for (const path of paths.filter((each) => /^(?!server\/).*\.m?js$/.test(each))) {
    scripts.push(parseScript(path, await readFile(join(dist, path), "utf8")));
  }
  const requests = new Map(scripts.flatMap(consumedModules));
  if (requests.size === 0) return undefined;
  const uses: Uses = {};
  for (const script of scripts) {
    const placeOf = await createPlaceOf(dist, script.path);
    for (const { request, name, node } of usesIn(script, requests)) {
      const places = (uses[request] ??= {});
      places[name] ??= placeOf(node);
    }
  }
  return uses;
}

/** The runtime's own table: a module's id in this build, and its request. */
function consumedModules({ nodes }: ParsedScript): [id: string, request: string][] {
  return nodes.flatMap((node) =>
    propertiesOf(valueNamed(node, "moduleIdToConsumeDataMapping")).flatMap((module) => {
      const request = propertiesOf(module.value).find((each) => keyOf(each) === "shareKey");
      const id = keyOf(module);
      const name = request && literalOf(request.value);
      return id === undefined || name === undefined ? [] : [[id, name] as [string, string]];
    }),
  );
}

/** The value in `x.name = …` or `{ name: … }`. */
function valueNamed(node: AnyNode, name: string): AnyNode | undefined {
  if (node.type === "Property" && keyOf(node) === name) return node.value;
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
  return memberOf(node.left) === name ? node.right : undefined;
}

interface Use {
  request: string;
  name: string;
  node: AnyNode;
}

/** In source order. */
function usesIn(script: ParsedScript, requests: ReadonlyMap<string, string>): Use[] {
  const uses = script.nodes.flatMap((node) => {
    const request = requests.get(requiredId(script, node) ?? "");
    return request === undefined ? [] : namesTaken(script, node).map((taken) => ({ request, ...taken }));
  });
  return uses.toSorted((one, other) => one.node.start - other.node.start);
}

/** The id in `n(123)`, where `n` is the third parameter of a module's function, as which both bundlers pass `require`. */
function requiredId({ variableOf }: ParsedScript, node: AnyNode): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier" || node.arguments.length !== 1) return;
  const [definition] = variableOf(node.callee)?.defs ?? [];
  if (definition?.type !== "Parameter" || definition.index !== 2) return;
  const [id] = node.arguments;
  return id && literalOf(id);
}

/** The properties read from an expression's value, directly and through the variable that it is assigned to. */
function namesTaken(script: ParsedScript, node: AnyNode): Omit<Use, "request">[] {
  const parent = script.parentOf(node);
  if (parent?.type === "MemberExpression" && parent.object === node) {
    const name = memberOf(parent);
    return name === undefined ? [] : [{ name, node: parent.property }];
  }
  if (parent?.type === "VariableDeclarator" && parent.init === node) return namesBound(script, parent.id);
  if (parent?.type === "AssignmentExpression" && parent.right === node) return namesBound(script, parent.left);
  return [];
}

function namesBound(script: ParsedScript, target: AnyNode): Omit<Use, "request">[] {
  if (target.type === "ObjectPattern") {
    return target.properties.flatMap((each) => {
      const name = each.type === "Property" ? keyOf(each) : undefined;
      return name === undefined ? [] : [{ name, node: each }];
    });
  }
  const references = script.variableOf(target)?.references ?? [];
  return references
    .filter((each) => each.isRead())
    .flatMap(({ identifier }) => namesTaken(script, identifier as AnyNode));
}

function propertiesOf(node: AnyNode | undefined): Property[] {
  if (node?.type !== "ObjectExpression") return [];
  return node.properties.filter((each) => each.type === "Property");
}

function keyOf({ key, computed }: Pick<Property, "key" | "computed">): string | undefined {
  return key.type === "Identifier" && !computed ? key.name : literalOf(key);
}

function memberOf({ property, computed }: { property: AnyNode; computed: boolean }): string | undefined {
  return property.type === "Identifier" && !computed ? property.name : literalOf(property);
}

function literalOf(node: AnyNode): string | undefined {
  return node.type === "Literal" && ["string", "number"].includes(typeof node.value) ? String(node.value) : undefined;
}

/** With a source map in the build, the position in the source, such as `src/page.tsx:12`; without one, `details.js:1:240`. */
async function createPlaceOf(dist: string, path: string): Promise<(node: AnyNode) => string> {
  const file = join(dist, `${path}.map`);
  const map = existsSync(file) ? new TraceMap(await readFile(file, "utf8")) : undefined;
  return ({ loc }) => {
    const { line = 1, column = 0 } = loc?.start ?? {};
    const written = map && originalPositionFor(map, { line, column });
    if (written?.source == null) return `${path}:${line}:${column + 1}`;
    // As a bundler names it: `webpack://mf-disk/./src/page.tsx?1234`.
    const [source = ""] = written.source.replace(/^[a-z-]+:\/\/[^/]*\//, "").split("?");
    return `${source.replace(/^\.\//, "")}:${written.line}`;
  };
}
