import { type Locale, locales } from "@zhian/contracts/locale";
import { type Item, type ItemKind, theOnly } from "./item.ts";
import { itemSchemas, type NavigationNode, type ValueOf } from "./item-schemas.ts";
import { toDocRow, toNewsRow, toNoticeRow, toZixunRow } from "./page-rows.ts";
import type { Page, Pages } from "./read-pages.ts";
import { folderOf } from "./read-pages.ts";
import type { Row, SeedRows } from "./seed-rows.ts";

/** Location of a kind's rows: all rows that `where` selects in the table, or those of one id. */
export const tableOf: Readonly<Record<ItemKind, { table: string; where: string; isById: boolean }>> = {
  navigation: { table: "column_node", where: "tree = 'column'", isById: false },
  config: { table: "site_config", where: "true", isById: false },
  hot: { table: "hot_search", where: "true", isById: false },
  seo: { table: "page_text", where: "path = $1", isById: true },
  news: { table: "article", where: "id = $1", isById: true },
  notices: { table: "article", where: "id = $1", isById: true },
  zixun: { table: "article", where: "id = $1", isById: true },
  documents: { table: "doc", where: "id = $1", isById: true },
};

/** Converts a value to rows of its table, by kind. */
const rowsOfKind: { [Kind in ItemKind]: (value: ValueOf<Kind>, id: string) => Row[] } = {
  navigation: ({ nodes }) => toNodeRows(nodes),
  config: (value) => locales.map((locale) => ({ locale, config: value[locale] })),
  hot: ({ links }) => links.map((link, position) => ({ position, link })),
  seo: (value, path) => locales.map((locale) => ({ path, locale, ...value[locale] })),
  news: (value, id) => [toNewsRow({ path: id, ...value })],
  notices: (value, id) => [toNoticeRow({ path: id, ...value })],
  zixun: ({ facts, texts: { en, zh } }, id) => [
    toZixunRow({ path: id, facts, texts: { ...(en && { en }), ...(zh && { zh }) } }),
  ],
  documents: ({ folder, ...value }, id) => [toDocRow({ path: `${folder}/${id}`, ...value })],
};

/** Throws a ZodError for a value that does not match its kind. */
export function rowsOf({ kind, id, value }: Item): Row[] {
  if (value === null) return [];
  const write = rowsOfKind[kind] as (value: unknown, id: string) => Row[];
  // The value was just parsed by the schema of this kind.
  return write(itemSchemas[kind].parse(value), id);
}

function toNodeRows(nodes: readonly NavigationNode[]): Row[] {
  const count = new Map<number, number>();
  return nodes.map(({ id, parentId, name, desc, link, slug, img, isHot, offers }) => {
    const position = count.get(parentId) ?? 0;
    count.set(parentId, position + 1);
    const texts = { en: { name: name.en, desc: desc.en }, zh: { name: name.zh, desc: desc.zh } };
    return { id, tree: "column", parent_id: parentId, position, link, slug, img, is_hot: isHot, offers, texts };
  });
}

/** The items in the content's files that an editor can change. */
export function itemsOfFiles(seedRows: SeedRows, pages: Pages): Item[] {
  const rows = (table: string) => seedRows[table] ?? [];
  return [
    { kind: "navigation", id: theOnly, value: { nodes: rows("column_node").filter(isColumn).map(toNode) } },
    {
      kind: "config",
      id: theOnly,
      value: Object.fromEntries(rows("site_config").map(({ locale, config }) => [locale, config])),
    },
    { kind: "hot", id: theOnly, value: { links: rows("hot_search").map(({ link }) => link) } },
    ...toSeoItems(rows("page_text")),
    ...pages.news.map(toPageItem("news")),
    ...pages.notices.map(toPageItem("notices")),
    ...pages.zixun.map(toPageItem("zixun")),
    ...pages.documents.map((page) => {
      const { id, kind, value } = toPageItem("documents")(page);
      return { id, kind, value: { folder: folderOf(page.path), ...value } };
    }),
  ];
}

/** The table contains two trees; editors change only this one. */
export function isColumn({ tree }: Row): boolean {
  return tree === "column";
}

function toNode({ id, parent_id: parentId, link, slug, img, is_hot: isHot, offers, texts }: Row) {
  // Rows of the seed contain their texts in both languages.
  const { en, zh } = texts as Record<Locale, { name: string; desc: string }>;
  const [name, desc] = [
    { en: en.name, zh: zh.name },
    { en: en.desc, zh: zh.desc },
  ];
  return { id, parentId, name, desc, link, slug, img, isHot, offers };
}

function toSeoItems(rows: readonly Row[]): Item[] {
  const byPath = Map.groupBy(rows, ({ path }) => String(path));
  return [...byPath].map(([id, texts]) => ({
    kind: "seo",
    id,
    value: Object.fromEntries(
      texts.map(({ locale, title, description, keywords }) => [locale, { title, description, keywords }]),
    ),
  }));
}

function toPageItem<Kind extends "news" | "notices" | "zixun" | "documents">(kind: Kind) {
  return ({ facts, texts }: Page<Kind>) => ({ kind, id: facts.id, value: { facts, texts } });
}
