import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readContent } from "@zhian/content/read-content";

/** All pages below a folder, by their paths in it, each text in both languages. The folder's kind determines their type. */
export async function readPages<Page>(folder: string): Promise<{ path: string; page: Page }[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => basename(file) === "en.yaml" && dirname(file) !== "shared")
    .map((file) => dirname(file));
  return Promise.all(paths.sort().map(async (path) => ({ path, page: await readPage<Page>(join(folder, path)) })));
}

/** Throws ContentError. */
export async function readPage<Page>(folder: string): Promise<Page> {
  return (await readContent(folder)).content as Page;
}
