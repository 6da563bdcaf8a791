import type { EndpointData } from "@zhian/contracts/endpoints";
import { systemToWire } from "@zhian/contracts/quote-wire";
import { systemTypes } from "@zhian/contracts/quote-words";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { toUsd } from "./money.ts";
import { kinds, units } from "./price-book.ts";

const validDays = 30;
const cents = z.string().transform(Number);

const quoteSchema = z.array(
  z.object({
    number: z.string(),
    made_at: z.string(),
    valid_until: z.string(),
    province: z.string(),
    city: z.string(),
    system_type: z.enum(systemTypes),
    level: z.literal([2, 3]),
    servers: z.number(),
    has_products: z.boolean(),
    book: z.string(),
    is_demo: z.boolean(),
    product_cents: cents.nullable(),
    consulting_cents: cents.nullable(),
    total_cents: cents.nullable(),
  }),
);
const itemSchema = z.array(
  z.object({
    code: z.string(),
    kind: z.enum(kinds),
    unit: z.enum(units),
    quantity: z.number(),
    unit_cents: z.number(),
    sum_cents: cents,
  }),
);

/** The quote with this secret id as its sheet shows it: without the phone and the company. */
export async function readSheet(database: Queryable, id: string): Promise<EndpointData<"quote.sheet"> | undefined> {
  const [quote] = quoteSchema.parse(
    await database.query(
      `SELECT number, ${inUtc("made_at")} AS made_at, ${inUtc(`made_at + interval '${validDays} days'`)} AS valid_until,
         province, city, system_type, level, servers, has_products, book, price_book.is_demo,
         product_cents::text, consulting_cents::text, total_cents::text
       FROM quote JOIN price_book ON price_book.version = quote.book WHERE share_id = $1`,
      [id],
    ),
  );
  if (!quote) return undefined;
  const items = itemSchema.parse(
    await database.query(
      `SELECT code, kind, unit, quantity, unit_cents, sum_cents::text FROM quote_item WHERE quote = $1 ORDER BY position`,
      [quote.number],
    ),
  );
  return {
    number: quote.number,
    madeAt: quote.made_at,
    validUntil: quote.valid_until,
    ...systemToWire({
      province: quote.province,
      city: quote.city,
      servers: quote.servers,
      hasProducts: quote.has_products,
    }),
    systemType: quote.system_type,
    level: quote.level,
    priceBook: quote.book,
    isDemo: quote.is_demo,
    items: items.map(({ unit_cents, sum_cents, ...item }) => {
      return { ...item, unitUsd: toUsd(unit_cents), sumUsd: toUsd(sum_cents) };
    }),
    allPrice: toUsd(quote.total_cents),
    productPrice: toUsd(quote.product_cents),
    consultPrice: toUsd(quote.consulting_cents),
  };
}

function inUtc(moment: string): string {
  return `to_char((${moment}) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}
