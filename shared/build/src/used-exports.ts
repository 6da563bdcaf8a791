import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import webpack, { type Compilation, type Dependency, type Module } from "webpack";

type Uses = NonNullable<FragmentManifest["uses"]>;

/**
 * The exports of the shell's modules that a remote uses, by request, each with the location of its first use; dropped code does not
 * count. A module used as a whole, as by `require("react")` or as the default of one that webpack cannot analyse, names no export.
 */
export async function usedExports(browser: Compilation): Promise<Uses> {
  const uses: Uses = {};
  for (const module of browser.modules) {
    const request = requestOf(module);
    if (request === undefined) continue;
    const places = await placesOf(browser, module);
    if (places.size > 0)
      uses[request] = Object.fromEntries([...places].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
  return uses;
}

/** Returns the request of a module from the share scope, which has its own module type: the part of its identifier after the scope. */
function requestOf(module: Module): string | undefined {
  if (module.type !== "consume-shared-module") return undefined;
  return module.libIdent({ context: "" })?.replace(/^.*?\/consume\/[^/]+\//, "");
}

async function placesOf(browser: Compilation, shared: Module): Promise<Map<string, string>> {
  const { moduleGraph } = browser;
  const places = new Map<string, string>();
  for (const connection of moduleGraph.getIncomingConnections(shared)) {
    const { dependency } = connection;
    // Concatenated modules have their connections twice: the dependency still refers to its own file.
    const user = dependency && moduleGraph.getParentModule(dependency);
    if (!dependency || !(user instanceof webpack.NormalModule) || connection.getActiveState(undefined) === false)
      continue;
    for (const name of namesIn(dependency, browser)) {
      if (!places.has(name)) {
        const line = await lineOf(name, user.resource);
        places.set(name, `${relative(browser.compiler.context, user.resource)}:${line}`);
      }
    }
  }
  return places;
}

function namesIn(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  return dependency.getReferencedExports(moduleGraph, undefined).flatMap((referenced) => {
    const [name] = Array.isArray(referenced) ? referenced : referenced.name;
    return name === undefined ? [] : [name];
  });
}

/** A 1-based line in the source file, since loaders move lines. Names that JSX is compiled to are not in it: line 1. */
async function lineOf(name: string, file: string): Promise<number> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return Math.max(1, lines.findIndex((line) => line.match(/[\w$]+/g)?.includes(name)) + 1);
}
