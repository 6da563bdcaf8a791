import { isTest, kindOf, packageOf } from "./groups.ts";
import type { SourceTree } from "./source-tree.ts";

const maxLines = 15;
/** Every fragment has the same files there, however short. */
const anatomy = /^mf-[^/]+\/src\/[^/]+$/;

/**
 * Files of at most 15 lines with a single importer, which could contain them. Excludes those that a test also imports, that are loaded
 * dynamically, whose importer is in another package, or that every fragment has.
 */
export function findSmallFiles({ sources, links }: SourceTree): { file: string; importer: string }[] {
  return sources.flatMap(({ path, lines }) => {
    if (lines > maxLines || anatomy.test(path) || isTest(path) || kindOf(path) === "content") return [];
    const toIt = links.filter(({ to }) => to === path);
    const [importer, ...others] = new Set(toIt.map(({ from }) => from));
    if (!importer || others.length > 0 || isTest(importer)) return [];
    if (toIt.some(({ isDynamic }) => isDynamic) || packageOf(importer) !== packageOf(path)) return [];
    return [{ file: path, importer }];
  });
}
