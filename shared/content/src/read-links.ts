import { readFileSync } from "node:fs";
import { isMap } from "./is-map.ts";
import { keptWhileUnchanged } from "./kept-while-unchanged.ts";
import { pageFiles } from "./page-files.ts";
import { type KeyPath, parseContentFile } from "./parse-content-file.ts";

/** A link from a page to a page on the site. */
export interface PageLink {
  /** Plain path, without query and anchor. */
  path: string;
  /** Its position: path of the `page.yaml`, line (from 1), and key. */
  file: string;
  line: number;
  key: string;
}

/** The links (`to`) of a fragment's pages, in order; `dir`: the fragment's folder. Throws ContentError. */
export async function readLinks(dir: string): Promise<PageLink[]> {
  return (await Promise.all(pageFiles(dir).map(linksOfPage))).flat();
}

const linksOfPage = keptWhileUnchanged(
  (file): PageLink[] => {
    const { data, lineOf } = parseContentFile(file, readFileSync(file));
    return linksIn(data).map(({ path, at }) => ({ path, file, line: lineOf(at), key: at.join(".") }));
  },
  (file) => [file],
);

function linksIn(content: unknown, above: KeyPath = []): { path: string; at: KeyPath }[] {
  if (Array.isArray(content)) return content.flatMap((each, index) => linksIn(each, [...above, index]));
  if (!isMap(content)) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const at = [...above, key];
    if (key !== "to") return linksIn(value, at);
    return typeof value === "string" && value.startsWith("/") ? [{ path: value.replace(/[?#].*/, ""), at }] : [];
  });
}
