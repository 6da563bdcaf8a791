import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { takeStartLock } from "../database/migrate.ts";
import { kinds, otherRegion, type Price, type PriceBook, units } from "./price-book.ts";

export type ImportOutcome = "imported" | "unchanged" | "version-taken";

const pricesSchema = z.array(
  z
    .object({
      item: z.string(),
      kind: z.enum(kinds),
      level: z.literal([2, 3]),
      system_type: z.string(),
      region: z.string(),
      servers_from: z.number(),
      servers_to: z.number(),
      unit: z.enum(units),
      unit_cents: z.number(),
    })
    .transform(({ system_type, servers_from, servers_to, unit_cents, ...price }) => ({
      ...price,
      // Validated when the book was imported; an unknown type would never match.
      systemType: system_type as Price["systemType"],
      serversFrom: servers_from,
      serversTo: servers_to,
      unitCents: unit_cents,
    })),
);
const newestSchema = z.array(
  z.object({
    version: z.string(),
    is_demo: z.boolean(),
    region: z.string().nullable(),
    prices: pricesSchema.nullable(),
  }),
);

interface Case {
  level: number;
  province: string;
  servers: number;
}

export interface PricesThen {
  version: string;
  isDemo: boolean;
  region: string;
  prices: Price[];
}

/** The prices in the newest book for this case. Throws if there is no book. */
export async function readPrices(tx: Queryable, { level, province, servers }: Case): Promise<PricesThen> {
  const [book] = newestSchema.parse(
    await tx.query(
      `SELECT version, is_demo,
         (SELECT region FROM price_region WHERE book = version AND province = $2) AS region,
         (SELECT jsonb_agg(to_jsonb(price)) FROM price
          WHERE book = version AND level = $1 AND $3 BETWEEN servers_from AND servers_to) AS prices
       FROM price_book ORDER BY position DESC LIMIT 1`,
      [level, province, servers],
    ),
  );
  if (!book) throw new Error("The database contains no price book.");
  const { version, is_demo: isDemo, region, prices } = book;
  return { version, isDemo, region: region ?? otherRegion, prices: prices ?? [] };
}

/** Adds a version, used for all quotes from then on. An existing version is never changed. */
export async function importPriceBook(database: Database, book: PriceBook): Promise<ImportOutcome> {
  return database.transaction(async (tx) => {
    await takeStartLock(tx);
    const known = await tx.query("SELECT 1 AS one FROM price_book WHERE version = $1", [book.version]);
    if (known.length > 0) return (await holdsSame(tx, book)) ? "unchanged" : "version-taken";
    await insert(tx, book);
    return "imported";
  });
}

/** Adds the seed's book if there is none: later imports are kept. */
export async function seedPriceBook(database: Database, book: PriceBook): Promise<"imported" | "unchanged"> {
  return database.transaction(async (tx) => {
    await takeStartLock(tx);
    const known = await tx.query("SELECT 1 AS one FROM price_book LIMIT 1");
    if (known.length > 0) return "unchanged";
    await insert(tx, book);
    return "imported";
  });
}

async function insert(tx: Queryable, book: PriceBook): Promise<void> {
  const { version, isDemo } = book;
  await tx.query("INSERT INTO price_book (version, is_demo) VALUES ($1, $2)", [version, isDemo]);
  for (const [table, rows] of Object.entries(toRows(book))) {
    await tx.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      JSON.stringify(rows),
    ]);
  }
}

function toRows({ version, prices, regions }: PriceBook) {
  return {
    price: prices.map(({ systemType, serversFrom, serversTo, unitCents, ...price }) => ({
      ...price,
      book: version,
      system_type: systemType,
      servers_from: serversFrom,
      servers_to: serversTo,
      unit_cents: unitCents,
    })),
    price_region: Object.entries(regions).flatMap(([region, provinces]) =>
      provinces.map((province) => ({ book: version, province, region })),
    ),
  };
}

async function holdsSame(tx: Queryable, book: PriceBook): Promise<boolean> {
  const rows = toRows(book);
  const counts = await tx.query(
    `SELECT (SELECT count(*) FROM (
         (SELECT * FROM price WHERE book = $1 EXCEPT SELECT * FROM jsonb_populate_recordset(null::price, $2::jsonb))
         UNION ALL
         (SELECT * FROM jsonb_populate_recordset(null::price, $2::jsonb) EXCEPT SELECT * FROM price WHERE book = $1)
       ) AS price_difference)::int
     + (SELECT count(*) FROM (
         (SELECT * FROM price_region WHERE book = $1
          EXCEPT SELECT * FROM jsonb_populate_recordset(null::price_region, $3::jsonb))
         UNION ALL
         (SELECT * FROM jsonb_populate_recordset(null::price_region, $3::jsonb)
          EXCEPT SELECT * FROM price_region WHERE book = $1)
       ) AS region_difference)::int AS differences`,
    [book.version, JSON.stringify(rows.price), JSON.stringify(rows.price_region)],
  );
  const [row] = z.array(z.object({ differences: z.number() })).parse(counts);
  return row?.differences === 0;
}
