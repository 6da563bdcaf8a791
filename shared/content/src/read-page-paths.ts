import { dirname, relative, sep } from "node:path";
import { pageFiles } from "./page-files.ts";
import { readKind } from "./read-kind.ts";

export interface PagePaths {
  /** Plain paths of the pages whose folder says where they are. */
  pages: ReadonlySet<string>;
  /** Below each of these, such as `/solution`, there are no others. */
  below: ReadonlySet<string>;
}

/** Where the pages are that a fragment's content makes, by its kinds' `below`; `dir`: the fragment's folder. */
export async function readPagePaths(dir: string): Promise<PagePaths> {
  const pages = new Set<string>();
  const roots = new Set<string>();
  for (const file of pageFiles(dir)) {
    const folder = dirname(file);
    const found = await readKind(folder);
    const root = found?.kind.below;
    if (found === undefined || root === undefined) continue;
    pages.add(`${root}/${relative(found.folder, folder).split(sep).join("/")}`);
    if (root !== "") roots.add(root);
  }
  return { pages, below: roots };
}
