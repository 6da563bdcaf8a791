import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** The `page.yaml` of every page in a fragment's content; `dir`: the fragment's folder. */
export function pageFiles(dir: string): string[] {
  const content = join(dir, "src/content");
  if (!existsSync(content)) return [];
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((path) => basename(path) === "page.yaml")
    .map((page) => join(content, page));
}
