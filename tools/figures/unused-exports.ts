import { isTest } from "./groups.ts";
import type { SourceTree } from "./source-tree.ts";

export interface UnusedExport {
  file: string;
  name: string;
  isType: boolean;
  usedBy: "own file" | "tests" | "nobody";
}

/**
 * Exports that no other source except tests imports. Excluded: those that a test imports and their own file uses, which let a test
 * reach a part; default exports, which loaders and configurations have; and files that nothing imports, which the dead-code gate finds.
 * `isEntry`: files that a program or a bundler starts from, whose exports are read by name.
 */
export function findUnusedExports({ sources, links }: SourceTree, isEntry: (path: string) => boolean): UnusedExport[] {
  return sources.flatMap(({ path, exports, tokens }) => {
    const toIt = links.filter(({ to }) => to === path);
    if (isTest(path) || isEntry(path) || toIt.length === 0) return [];
    const used = namesIn(toIt.filter(({ from }) => !isTest(from)));
    const tested = namesIn(toIt.filter(({ from }) => isTest(from)));
    const unused = exports.filter(({ name }) => name !== "default" && !used.has(name) && !used.has("*"));
    return unused.flatMap(({ name, isType }): UnusedExport[] => {
      const isTested = tested.has(name) || tested.has("*");
      const isUsedHere = tokens.filter((token) => token === name).length > 1;
      if (isTested) return isUsedHere ? [] : [{ file: path, name, isType, usedBy: "tests" }];
      return [{ file: path, name, isType, usedBy: isUsedHere ? "own file" : "nobody" }];
    });
  });
}

function namesIn(links: readonly { names: readonly string[] }[]): Set<string> {
  return new Set(links.flatMap(({ names }) => names));
}
