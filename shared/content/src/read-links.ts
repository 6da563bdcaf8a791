import { readFileSync } from "node:fs";
import { isMap } from "./is-map.ts";
import { pageFiles } from "./page-files.ts";
import { parseContentFile } from "./parse-content-file.ts";

/**
 * Plain paths of the site that the pages of a fragment link to (`to`), without queries and anchors, in alphabetical order; `dir`: the
 * fragment's folder. Throws ContentError.
 */
export function readLinks(dir: string): string[] {
  const links = pageFiles(dir).flatMap((file) => linksIn(parseContentFile(file, readFileSync(file)).data));
  return [...new Set(links)].sort();
}

function linksIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(linksIn);
  if (!isMap(content)) return [];
  const { to, ...rest } = content;
  const path = typeof to === "string" && to.startsWith("/") ? to.replace(/[?#].*/, "") : undefined;
  return [...(path ? [path] : []), ...Object.values(rest).flatMap(linksIn)];
}
