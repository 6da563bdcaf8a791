import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FragmentOptions } from "./read-options.ts";

const template = join(import.meta.dirname, "template");
const parts = ["package.json", "README.md", "webpack.config.ts", "src"];

/**
 * Copies the template to `folder` with the fragment's name, route and titles. The template is a fragment itself, which is
 * type-checked and tested. The folder is created atomically. `over`: folders whose files overwrite the template's.
 */
export async function writeFragment(
  folder: string,
  { name, route, title }: FragmentOptions,
  over: readonly string[] = [],
): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    // The package's template has no package.json: a repository has its own.
    const there = parts.filter((part) => existsSync(join(template, part)));
    for (const part of there) await cp(join(template, part), join(unfinished, part), { recursive: true });
    for (const other of over) await cp(other, unfinished, { recursive: true });
    for (const file of await filesBelow(unfinished)) {
      const text = await readFile(file, "utf8");
      await writeFile(
        file,
        text.replace(/mf-template|\/template\b/g, (found) => (found === "mf-template" ? name : route)),
      );
    }
    for (const locale of ["en", "zh"] as const) {
      await setTitle(join(unfinished, "src/locales", `${locale}.json`), title[locale]);
    }
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function setTitle(file: string, title: string): Promise<void> {
  // The template's own file, whose keys its pages use.
  const texts = JSON.parse(await readFile(file, "utf8")) as { start: { title: string } };
  texts.start.title = title;
  await writeFile(file, `${JSON.stringify(texts, null, 2)}\n`);
}
