import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "@zhian/contracts/locale";
import { readFrontMatter } from "./front-matter.ts";

type Text = Record<string, unknown>;

/** By id: the texts of `<folder>/<locale>/<id>.md`. An article may be written in one language only. */
export async function readArticleTexts(folder: string): Promise<Map<string, Partial<Record<Locale, Text>>>> {
  const texts = new Map<string, Partial<Record<Locale, Text>>>();
  for (const locale of locales) {
    const names = await readdir(join(folder, locale));
    for (const name of names.filter((each) => each.endsWith(".md"))) {
      const id = name.slice(0, -".md".length);
      texts.set(id, { ...texts.get(id), [locale]: await readText(join(folder, locale, name)) });
    }
  }
  return texts;
}

async function readText(file: string): Promise<Text> {
  const { fields, body } = readFrontMatter(await readFile(file, "utf8"));
  const { tags = "", ...rest } = fields;
  return {
    ...rest,
    tags: tags
      .split(/[,，]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    body,
  };
}
