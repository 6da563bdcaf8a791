import { pageFiles } from "./page-files.ts";
import { readPagePath } from "./read-page-path.ts";

export interface PagePaths {
  /** Plain paths of the pages whose folder determines their address. */
  pages: ReadonlySet<string>;
  /** Parent paths, such as `/solution`, below which there are no others. */
  below: ReadonlySet<string>;
}

/** The addresses of the pages in a fragment's content, by its kinds' `below`; `dir`: the fragment's folder. */
export async function readPagePaths(dir: string): Promise<PagePaths> {
  const pages = new Set<string>();
  const roots = new Set<string>();
  for (const file of pageFiles(dir)) {
    const found = await readPagePath(file);
    if (!found) continue;
    pages.add(found.path);
    if (found.root !== "") roots.add(found.root);
  }
  return { pages, below: roots };
}
