import { createHash } from "node:crypto";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { readableLetters } from "../secrets/readable-letters.ts";

interface Form {
  table: "cooperation_application" | "consultation";
  /** Prefix of the number, which shows the form's kind. */
  prefix: "ZC" | "ZX";
  key: string;
  /** Values by column name. */
  values: Record<string, string>;
  /** Whether the sender is permitted: checked once, in the transaction that stores the form. */
  mayStore(tx: Queryable): Promise<boolean>;
}

export type FormOutcome =
  | { status: "stored"; number: string }
  | { status: "refused" }
  /** The key was used for another form. */
  | { status: "other-form" };

const numberLength = 8;
/** One form at a time for each key; the lock's first number is only our convention. */
const submitLock = 722;
const foundSchema = z.array(z.object({ number: z.string(), request_digest: z.string() }));

/** Stores one form per key, however often it is sent. */
export function submitForm(database: Database, form: Form): Promise<FormOutcome> {
  const { table, prefix, key, values, mayStore } = form;
  const digest = createHash("sha256").update(JSON.stringify(values)).digest("base64url");
  return database.transaction(async (tx): Promise<FormOutcome> => {
    await tx.query("SELECT pg_advisory_xact_lock($1::int4, hashtext($2))", [submitLock, `${table} ${key}`]);
    const [earlier] = foundSchema.parse(
      await tx.query(`SELECT number, request_digest FROM ${table} WHERE idempotency_key = $1`, [key]),
    );
    if (earlier) {
      return earlier.request_digest === digest
        ? { status: "stored", number: earlier.number }
        : { status: "other-form" };
    }
    if (!(await mayStore(tx))) return { status: "refused" };
    const row = { ...values, idempotency_key: key, request_digest: digest };
    const [stored] = z.array(z.object({ number: z.string() })).parse(
      await tx.query(
        `INSERT INTO ${table}
         SELECT whole.* FROM jsonb_populate_record(null::${table}, $1::jsonb || jsonb_build_object(
           'made_at', now(),
           'number', $2::text || '-' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || '-' || $3::text
         )) AS whole RETURNING number`,
        [JSON.stringify(row), prefix, readableLetters(numberLength)],
      ),
    );
    if (!stored) throw new Error("A form was not stored.");
    return { status: "stored", number: stored.number };
  });
}
