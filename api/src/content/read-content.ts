import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import {
  articleSchema,
  type Content,
  docSchema,
  folderSchema,
  nodeSchema,
  pageTextSchema,
  rateSchema,
  type Seo,
  siteConfigSchema,
  type Texts,
} from "./content.ts";

const digestSchema = z.object({ digest: z.string() });
const hotSchema = z.object({ link: z.string() });

/** Digest of the database's content; changes whenever any of it does. */
export async function readDigest(source: Queryable): Promise<string> {
  const [row] = z.array(digestSchema).parse(await source.query("SELECT digest FROM seed WHERE name = 'content'"));
  return row?.digest ?? "";
}

/** A consistent snapshot of everything. Throws if the database fails or a row is malformed. */
export function readContent(database: Database): Promise<Content> {
  return database.transaction(async (tx) => {
    await tx.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    const read = async <T extends z.core.$ZodType>(schema: T, sql: string) =>
      z.array(schema).parse(await tx.query(sql));
    const configs = await read(siteConfigSchema, "SELECT locale, config FROM site_config");
    const articles = await read(
      articleSchema,
      `SELECT id, section, type, ${inUtc("published_at")}, ${inUtc("updated_at")}, products, is_demo, category, severity,
         state, ${inUtc("starts_at")}, ${inUtc("ends_at")}, texts
       FROM article ORDER BY article.published_at DESC, id`,
    );
    const docs = await read(
      docSchema,
      "SELECT id, folder, position, updated_at::text, products, texts FROM doc ORDER BY position, id",
    );
    return {
      digest: await readDigest(tx),
      brought: new Map(),
      pages: toPages(await read(pageTextSchema, "SELECT * FROM page_text ORDER BY path")),
      nodes: await read(nodeSchema, "SELECT * FROM column_node ORDER BY tree, parent_id, position, id"),
      config: Object.fromEntries(configs.map(({ locale, config }) => [locale, config])),
      entries: [],
      hot: (await read(hotSchema, "SELECT link FROM hot_search ORDER BY position")).map(({ link }) => link),
      folders: await read(folderSchema, "SELECT path, texts FROM doc_folder ORDER BY position, path"),
      docs: new Map(docs.map((doc) => [doc.id, doc])),
      articles: new Map(articles.map((article) => [article.id, article])),
      rates: await read(
        rateSchema,
        "SELECT base, quote, rate, rate_date::text AS date, source FROM currency_rate ORDER BY rate_date DESC",
      ),
    };
  });
}

function inUtc(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ${column}`;
}

export function toPages(rows: z.output<typeof pageTextSchema>[]): Map<string, Texts<Seo>> {
  const pages = new Map<string, Texts<Seo>>();
  for (const { path, locale, title, description, keywords } of rows) {
    pages.set(path, { ...pages.get(path), [locale]: { title, description, keywords } });
  }
  return pages;
}
