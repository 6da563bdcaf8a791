import { randomBytes } from "node:crypto";
import type { QuoteForm } from "@zhian/contracts/quote-form";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { readableLetters } from "../secrets/readable-letters.ts";
import type { Codes } from "../sms/codes.ts";
import { type ComputedQuote, computeQuote } from "./compute-quote.ts";
import { readPrices } from "./price-books.ts";
import { quoteDigest } from "./quote-digest.ts";

interface Dependencies {
  database: Database;
  codes: Codes;
}

/** Amounts in cents; null without a price. */
export interface QuoteAnswer {
  quote: string;
  productCents: number | null;
  consultingCents: number | null;
  totalCents: number | null;
}

export type SubmitOutcome =
  | { status: "quoted"; answer: QuoteAnswer }
  | { status: "code-refused" }
  /** The key was used for another form. */
  | { status: "other-form" };

const numberLength = 8;
/** One form at a time for each key; the lock's first number is only our convention. */
const submitLock = 721;

/**
 * Makes one quote per form, however often it is sent under its key: with its items and its price book's version, in the transaction that
 * also spends the code.
 */
export function createSubmit({ database, codes }: Dependencies) {
  return (key: string, form: QuoteForm): Promise<SubmitOutcome> =>
    database.transaction(async (tx): Promise<SubmitOutcome> => {
      const digest = quoteDigest(form);
      await tx.query("SELECT pg_advisory_xact_lock($1::int4, hashtext($2))", [submitLock, key]);
      const earlier = await findByKey(tx, key);
      if (earlier)
        return earlier.digest === digest ? { status: "quoted", answer: earlier.answer } : { status: "other-form" };

      const { phone, code } = form;
      if (!(await codes.check(tx, { phone, purpose: "quote", code }))) return { status: "code-refused" };
      await codes.forget(tx, { phone, purpose: "quote" });
      const { version, region, prices } = await readPrices(tx, form);
      const computed = computeQuote(prices, { ...form, region });
      const quote = await store(tx, { key, digest, form, version, computed });
      const { productCents, consultingCents, totalCents } = computed;
      return { status: "quoted", answer: { quote, productCents, consultingCents, totalCents } };
    });
}

const cents = z.string().transform(Number).nullable();
const foundSchema = z.array(
  z.object({
    request_digest: z.string(),
    share_id: z.string(),
    product_cents: cents,
    consulting_cents: cents,
    total_cents: cents,
  }),
);

async function findByKey(tx: Queryable, key: string): Promise<{ digest: string; answer: QuoteAnswer } | undefined> {
  const [found] = foundSchema.parse(
    await tx.query(
      `SELECT request_digest, share_id, product_cents::text, consulting_cents::text, total_cents::text
       FROM quote WHERE idempotency_key = $1`,
      [key],
    ),
  );
  return (
    found && {
      digest: found.request_digest,
      answer: {
        quote: found.share_id,
        productCents: found.product_cents,
        consultingCents: found.consulting_cents,
        totalCents: found.total_cents,
      },
    }
  );
}

interface Quote {
  key: string;
  digest: string;
  form: QuoteForm;
  version: string;
  computed: ComputedQuote;
}

async function store(tx: Queryable, { key, digest, form, version, computed }: Quote): Promise<string> {
  const shareId = randomBytes(18).toString("base64url");
  const row = {
    share_id: shareId,
    idempotency_key: key,
    request_digest: digest,
    province: form.province,
    city: form.city,
    system_type: form.systemType,
    level: form.level,
    servers: form.servers,
    has_products: form.hasProducts,
    company: form.company,
    phone: form.phone,
    book: version,
    product_cents: computed.productCents,
    consulting_cents: computed.consultingCents,
    total_cents: computed.totalCents,
  };
  const items = computed.items.map(({ unitCents, sumCents, ...item }, position) => {
    return { ...item, position, unit_cents: unitCents, sum_cents: sumCents };
  });
  await tx.query(
    `WITH stored AS (
       INSERT INTO quote
       SELECT whole.* FROM (SELECT (now() AT TIME ZONE 'Asia/Shanghai')::date AS today) AS clock,
         jsonb_populate_record(null::quote, $1::jsonb || jsonb_build_object(
           'made_at', now(), 'made_on', today, 'number', 'ZQ-' || to_char(today, 'YYYYMMDD') || '-' || $2::text
         )) AS whole
       RETURNING number
     )
     INSERT INTO quote_item (quote, position, code, kind, unit, quantity, unit_cents, sum_cents)
     SELECT number, position, code, kind, unit, quantity, unit_cents, sum_cents
     FROM stored, jsonb_to_recordset($3::jsonb) AS item
       (position int, code text, kind text, unit text, quantity int, unit_cents int, sum_cents bigint)`,
    [JSON.stringify(row), readableLetters(numberLength), JSON.stringify(items)],
  );
  return shareId;
}
