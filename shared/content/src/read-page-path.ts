import { dirname, relative, sep } from "node:path";
import { readKind } from "./read-kind.ts";

interface PagePath {
  /** Plain path. */
  path: string;
  /** Parent path, such as `/solution`, below which there are no others; "" for the root. */
  root: string;
}

/** The address of the page with this `page.yaml`, by its kind's `below`. Undefined where the kind has none. */
export async function readPagePath(file: string): Promise<PagePath | undefined> {
  const folder = dirname(file);
  const found = await readKind(folder);
  const root = found?.kind.below;
  if (found === undefined || root === undefined) return undefined;
  return { path: `${root}/${relative(found.folder, folder).split(sep).join("/")}`, root };
}
