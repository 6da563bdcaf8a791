import { locales } from "@zhian/contracts/locale";
import type { Seed, SeedNode } from "./seed-schema.ts";

export type Row = Record<string, unknown>;
/** Rows by table, in insertion order. */
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

/** The seed as rows of the database. */
export function toSeedRows(seed: Seed): SeedRows {
  return {
    page_text: toPageTexts(seed["news-tags"]),
    column_node: [...toNodeRows(seed.navigation, 1), ...seed["news-tags"].map(toNewsTagRow)],
    site_config: locales.map((locale) => ({ locale, config: seed.site.config[locale] })),
    hot_search: seed.site.hot.map((code, position) => ({ position, link: `/products/${code}` })),
    currency_rate: seed.site.currencyRates.map(({ date, ...rate }) => ({ ...rate, rate_date: date })),
  };
}

/** Only for categories of industry news, which no release covers. Other pages' texts for search engines come with their releases. */
function toPageTexts(tags: Seed["news-tags"]): Row[] {
  return tags.flatMap(({ slug, seo }) => locales.map((locale) => ({ path: `/zixun/${slug}`, locale, ...seo[locale] })));
}

function toNodeRows(nodes: readonly SeedNode[], parentId: number): Row[] {
  return nodes.flatMap((node, position) => {
    const row = toNodeRow(toLeaf(node), { tree: "column", parentId, position });
    if ("page" in node) return [row];
    return [{ ...row, offers: node.offers ?? null }, ...toNodeRows(node.children ?? [], node.id)];
  });
}

function toLeaf(node: SeedNode): Leaf {
  if (!("page" in node)) return node;
  const { page: link, ...rest } = node;
  return { ...rest, desc: { en: "", zh: "" }, link };
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
