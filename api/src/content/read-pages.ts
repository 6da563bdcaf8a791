import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locale, locales } from "@zhian/contracts/locale";
import * as z from "zod";
import { readFrontMatter } from "./front-matter.ts";
import { type FactsOf, folderFileSchema, type PageKind, type PageText, pageFileSchema } from "./page-schema.ts";

const directory = join(import.meta.dirname, "../../content");

class ContentError extends Error {
  override readonly name = "ContentError";
}

/** One page in all languages it is written in. */
export interface Page<Kind extends PageKind> {
  /** Path below its kind's folder, without `.md`: `network/first-cdn`. */
  path: string;
  facts: FactsOf<Kind>;
  texts: Partial<Record<Locale, PageText>>;
}

export interface Folder {
  path: string;
  order: number;
  texts: Partial<Record<Locale, { title: string; description: string }>>;
}

export type Pages = { [Kind in PageKind]: Page<Kind>[] } & { folders: Folder[] };

interface File {
  locale: Locale;
  path: string;
  fields: unknown;
}

/** Reads and checks all pages of the content. Throws a ContentError that names every fault by its file. */
export async function readPages(from = directory): Promise<Pages> {
  const faults: string[] = [];
  const documents = await readKind("documents", from, faults);
  const pages: Pages = {
    documents: toPages(
      "documents",
      documents.filter(({ path }) => !isFolder(path)),
      faults,
    ),
    news: toPages("news", await readKind("news", from, faults), faults),
    notices: toPages("notices", await readKind("notices", from, faults), faults),
    zixun: toPages("zixun", await readKind("zixun", from, faults), faults),
    folders: toFolders(
      documents.filter(({ path }) => isFolder(path)),
      faults,
    ),
  };
  faults.push(...misplaced(pages), ...doubled(pages));
  if (faults.length > 0) throw new ContentError(`The content in ${from} is invalid:\n${faults.join("\n")}`);
  return pages;
}

async function readKind(kind: PageKind, from: string, faults: string[]): Promise<File[]> {
  const files: File[] = [];
  for (const locale of locales) {
    const folder = join(from, kind, locale);
    for (const name of (await readdir(folder, { recursive: true })).sort()) {
      if (!name.endsWith(".md")) continue;
      const path = name.slice(0, -".md".length).replaceAll("\\", "/");
      try {
        const { fields, body } = readFrontMatter(await readFile(join(folder, name), "utf8"));
        files.push({ locale, path, fields: { ...Object(fields), body } });
      } catch (error) {
        faults.push(`✖ ${kind}/${locale}/${name}: ${String(error)}`);
      }
    }
  }
  return files;
}

function toPages<Kind extends PageKind>(kind: Kind, files: readonly File[], faults: string[]): Page<Kind>[] {
  const pages = new Map<string, Page<Kind>>();
  for (const { locale, path, fields } of files) {
    const file = `${kind}/${locale}/${path}.md`;
    const parsed = pageFileSchema(kind, locale).safeParse(fields);
    if (!parsed.success) {
      faults.push(`${file}\n${z.prettifyError(parsed.error)}`);
      continue;
    }
    const { facts, text } = parsed.data;
    const other = pages.get(path);
    if (facts.id !== path.split("/").at(-1))
      faults.push(`✖ ${file}: its id is ${facts.id}, which is not its file name`);
    if (other && !isSame(other.facts, facts)) faults.push(`✖ ${file}: its facts differ from those of the English page`);
    pages.set(path, { path, facts, texts: { ...other?.texts, [locale]: text } });
  }
  return [...pages.values()];
}

function toFolders(files: readonly File[], faults: string[]): Folder[] {
  const folders = new Map<string, Folder>();
  for (const { locale, path: file, fields } of files) {
    const path = folderOf(file);
    const parsed = folderFileSchema(locale).safeParse(fields);
    if (!parsed.success) {
      faults.push(`documents/${locale}/${file}.md\n${z.prettifyError(parsed.error)}`);
      continue;
    }
    const { body: _, order, ...text } = parsed.data;
    folders.set(path, { path, order, texts: { ...folders.get(path)?.texts, [locale]: text } });
  }
  return [...folders.values()];
}

/** Documents are in a section, or in a group within one, each described by its `folder.md`. */
function misplaced({ documents, folders }: Pages): string[] {
  const known = new Set(folders.map(({ path }) => path));
  const lost = (path: string) => {
    const [section = "", ...deeper] = folderOf(path).split("/");
    return deeper.length > 1 || !known.has(section) || !known.has(folderOf(path));
  };
  const stray = documents.filter(({ path }) => lost(path));
  const orphans = folders.filter(({ path }) => path.includes("/") && !known.has(folderOf(path)));
  return [...stray, ...orphans].map(({ path }) => `✖ documents/*/${path}: it is not in a folder with a folder.md`);
}

/** URLs identify an article by its id alone, and a document by its id within its section. */
function doubled({ documents, news, notices, zixun }: Pages): string[] {
  const ids = [documents, [...news, ...notices, ...zixun]].flatMap((pages) => {
    const counts = Map.groupBy<string, Page<PageKind>>(pages, ({ facts }) => facts.id);
    return [...counts].flatMap(([id, all]) => (all.length > 1 ? [id] : []));
  });
  return ids.map((id) => `✖ more than one page has the id ${id}`);
}

export function folderOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}

function isFolder(path: string): boolean {
  return path.split("/").at(-1) === "folder";
}

function isSame(one: object, other: object): boolean {
  const ordered = (facts: object) => JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => a.localeCompare(b)));
  return ordered(one) === ordered(other);
}
