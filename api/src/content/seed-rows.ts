import { locales } from "@zhian/contracts/locale";
import type { Seed, SeedNode } from "./seed-schema.ts";

export type Row = Record<string, unknown>;
/** Rows by table, in the order in which they may be inserted. */
export type SeedRows = Record<string, Row[]>;

interface Pair {
  en: string;
  zh: string;
}

interface Leaf {
  id: number;
  name: Pair;
  desc: Pair;
  link: string;
  slug: string;
}

/** What the seed says, as rows of the database. Throws a TypeError when the navigation names an unknown page. */
export function toSeedRows(seed: Seed): SeedRows {
  return {
    page_text: toPageTexts(seed),
    column_node: [...toNodeRows(seed, seed.navigation, 1), ...seed["news-tags"].map(toNewsTagRow)],
    site_config: locales.map((locale) => ({ locale, config: seed.site.config[locale] })),
    search_entry: toSearchEntries(seed),
    hot_search: seed.site.hot.map((code, position) => ({ position, link: `/products/${code}` })),
    currency_rate: seed.site.currencyRates.map(({ date, ...rate }) => ({ ...rate, rate_date: date })),
  };
}

function toPageTexts(seed: Seed): Row[] {
  const described = [
    ...seed.solutions.map(({ slug, seo }) => ({ path: `/solution/${slug}`, seo })),
    ...seed["news-tags"].map(({ slug, seo }) => ({ path: `/zixun/${slug}`, seo })),
    ...seed.pages,
  ];
  return described.flatMap(({ path, seo }) => locales.map((locale) => ({ path, locale, ...seo[locale] })));
}

function toNodeRows(seed: Seed, nodes: readonly SeedNode[], parentId: number): Row[] {
  return nodes.flatMap((node, position) => {
    const row = toNodeRow(toLeaf(seed, node), { tree: "column", parentId, position });
    if ("page" in node) return [row];
    const filled = { ...row, offers: node.offers ?? null };
    const leaves = toGroupLeaves(seed, node).map((leaf, at) =>
      toNodeRow(leaf, { tree: "column", parentId: node.id, position: at }),
    );
    return [filled, ...leaves, ...toNodeRows(seed, node.children ?? [], node.id)];
  });
}

function toLeaf(seed: Seed, node: SeedNode): Leaf {
  if (!("page" in node)) return node;
  const page = seed.pages.find(({ path }) => path === node.page);
  if (!page) throw new TypeError(`The navigation's entry ${node.id} names ${node.page}, which is not in pages.json.`);
  const desc = { en: page.seo.en.description, zh: page.seo.zh.description };
  return { id: node.id, name: page.name, desc, link: page.path, slug: node.slug };
}

function toGroupLeaves(seed: Seed, node: Exclude<SeedNode, { page: string }>): Leaf[] {
  return seed.solutions
    .filter(({ by }) => by === node.solutions)
    .map(({ summary, slug, ...rest }) => ({ ...rest, desc: summary, link: `/solution/${slug}`, slug }));
}

function toNodeRow(
  { id, name, desc, link, slug }: Leaf,
  at: { tree: string; parentId: number; position: number },
): Row {
  const texts = { en: { name: name.en, desc: desc.en }, zh: { name: name.zh, desc: desc.zh } };
  return {
    id,
    tree: at.tree,
    parent_id: at.parentId,
    position: at.position,
    link,
    slug,
    img: "",
    is_hot: true,
    offers: null,
    texts,
  };
}

function toNewsTagRow({ slug, ...tag }: Seed["news-tags"][number], position: number): Row {
  return toNodeRow({ ...tag, slug, link: `/zixun/${slug}` }, { tree: "news_tag", parentId: 1, position });
}

function toSearchEntries(seed: Seed): Row[] {
  const pages = seed.pages.filter(({ isSearchable }) => isSearchable);
  return [
    ...seed.solutions.map(({ slug, ...entry }) => toEntry({ ...entry, kind: "solution", link: `/solution/${slug}` })),
    ...pages.map(({ path, seo, ...entry }) =>
      toEntry({ ...entry, kind: "page", link: path, summary: { en: seo.en.description, zh: seo.zh.description } }),
    ),
  ];
}

interface Entry {
  kind: "solution" | "page";
  link: string;
  name: Pair;
  summary: Pair;
  aliases: string[];
}

function toEntry({ kind, link, name, summary, aliases }: Entry): Row {
  const texts = { en: { name: name.en, summary: summary.en }, zh: { name: name.zh, summary: summary.zh } };
  return { kind, code: null, link, aliases, texts };
}
