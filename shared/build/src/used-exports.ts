import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import webpack, { type Compilation, type Dependency, type Module } from "webpack";

type Uses = NonNullable<FragmentManifest["uses"]>;

/**
 * The exports that a remote uses of the shell's modules, by request, each with the place of its first use; dropped code does not count.
 * A module taken whole, such as by `require("react")` or as the default of one that webpack cannot see, names no export.
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

/** Of a module that webpack takes from the share scope: it has a class of its own, and its request is the part after the scope. */
function requestOf(module: Module): string | undefined {
  if (module.type !== "consume-shared-module") return undefined;
  return module.libIdent({ context: "" })?.replace(/^.*?\/consume\/[^/]+\//, "");
}

async function placesOf(browser: Compilation, shared: Module): Promise<Map<string, string>> {
  const { moduleGraph } = browser;
  const places = new Map<string, string>();
  for (const connection of moduleGraph.getIncomingConnections(shared)) {
    const { dependency } = connection;
    // Of modules that were joined into one, the connections are there twice: the dependency still knows its file.
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

/** Counted from 1, in the file as it was written, since loaders move lines. What JSX stands for is not written there: the first line. */
async function lineOf(name: string, file: string): Promise<number> {
  const lines = (await readFile(file, "utf8")).split("\n");
  return Math.max(1, lines.findIndex((line) => line.match(/[\w$]+/g)?.includes(name)) + 1);
}
