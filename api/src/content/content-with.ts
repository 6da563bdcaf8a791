import * as z from "zod";
import type { Article, Content, Doc } from "./content.ts";
import type { Item, ItemKind } from "./item.ts";
import { rowsOf } from "./item-rows.ts";
import { inOrderOf, parseArticles, parseConfig, parseDocs, parseNodes, parsePages } from "./parse-rows.ts";
import type { Row } from "./seed-rows.ts";

const hotSchema = z.array(z.object({ link: z.string() }));

/** The content as if these items were published, under the same digest. */
export function contentWith(content: Content, items: readonly Item[]): Content {
  const of = (...kinds: ItemKind[]) => items.filter(({ kind }) => kinds.includes(kind));
  const only = (kind: ItemKind, make: (rows: Row[]) => Partial<Content>) => {
    const [item] = of(kind);
    return item ? make(rowsOf(item)) : {};
  };
  return {
    ...content,
    ...only("navigation", (rows) => ({
      nodes: [...parseNodes(rows), ...content.nodes.filter(({ tree }) => tree !== "column")],
    })),
    ...only("config", (rows) => ({ config: parseConfig(rows) })),
    ...only("hot", (rows) => ({ hot: hotSchema.parse(rows).map(({ link }) => link) })),
    pages: withPages(content.pages, of("seo")),
    articles: withArticles(content.articles, of("news", "notices", "zixun")),
    docs: withDocs(content.docs, of("documents")),
  };
}

function withPages(pages: Content["pages"], items: readonly Item[]): Content["pages"] {
  if (items.length === 0) return pages;
  const changed = new Set(items.map(({ id }) => id));
  const kept = [...pages].filter(([path]) => !changed.has(path));
  const made = parsePages(items.flatMap(rowsOf));
  return new Map([...kept, ...made].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function withArticles(articles: Content["articles"], items: readonly Item[]): Content["articles"] {
  if (items.length === 0) return articles;
  const all = merge<Article>(articles, items, parseArticles(items.flatMap(rowsOf)));
  const newestFirst = all
    .toSorted(inOrderOf(["id"]))
    .toSorted((one, other) => (other.published_at ?? "~").localeCompare(one.published_at ?? "~"));
  return new Map(newestFirst.map((article) => [article.id, article]));
}

function withDocs(docs: Content["docs"], items: readonly Item[]): Content["docs"] {
  if (items.length === 0) return docs;
  const all = merge<Doc>(docs, items, parseDocs(items.flatMap(rowsOf)));
  return new Map(all.toSorted(inOrderOf(["position", "id"])).map((doc) => [doc.id, doc]));
}

function merge<T extends { id: string }>(
  known: ReadonlyMap<string, T>,
  items: readonly Item[],
  made: readonly T[],
): T[] {
  const changed = new Set(items.map(({ id }) => id));
  return [...[...known.values()].filter(({ id }) => !changed.has(id)), ...made];
}
