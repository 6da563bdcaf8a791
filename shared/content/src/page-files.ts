import { globSync } from "node:fs";
import { join } from "node:path";

/** The `page.yaml` of every page in a fragment's content; `dir`: the fragment's folder. */
export function pageFiles(dir: string): string[] {
  const content = join(dir, "src/content");
  return globSync("**/page.yaml", { cwd: content }).map((page) => join(content, page));
}
