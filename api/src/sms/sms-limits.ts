import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

/** Columns of `sms_send`; `all` is the whole service. */
type Scope = "phone" | "prefix" | "address" | "network" | "all";

interface Limit {
  scope: Scope;
  most: number;
  seconds: number;
}

export interface SmsAllowance {
  /** Maximum per hour from one address; three times as many from its network, and to phones with the same first seven digits. */
  perAddress: number;
  /** Maximum per day, for the whole service. */
  perDay: number;
}

export type Sender = Record<Exclude<Scope, "all">, string>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** For all messages to one phone, whatever their purpose. */
export const phoneLimits: readonly Limit[] = [
  { scope: "phone", most: 1, seconds: minute },
  { scope: "phone", most: 3, seconds: 10 * minute },
  { scope: "phone", most: 5, seconds: hour },
  { scope: "phone", most: 10, seconds: day },
];

export function toLimits({ perAddress, perDay }: SmsAllowance): Limit[] {
  return [
    ...phoneLimits,
    { scope: "address", most: perAddress, seconds: hour },
    { scope: "network", most: 3 * perAddress, seconds: hour },
    { scope: "prefix", most: 3 * perAddress, seconds: hour },
    { scope: "all", most: perDay, seconds: day },
  ];
}

const agesSchema = z.tuple([z.record(z.string(), z.number().nullable())]);

/**
 * Whole seconds until this sender may send again; 0 if sending is allowed now. The windows slide: the age of the message
 * that fills one determines the wait.
 */
export async function secondsToWait(tx: Queryable, limits: readonly Limit[], sender: Sender): Promise<number> {
  const values = [sender.phone, sender.prefix, sender.address, sender.network];
  // Columns and numbers come from our own code and configuration.
  const ages = limits.map(({ scope, most }, index) => `(${ageOf(scope, most)}) AS limit_${index}`);
  const typed = "$1::text, $2::text, $3::text, $4::text";
  const [row] = agesSchema.parse(
    await tx.query(`WITH sender AS (SELECT ARRAY[${typed}] AS who) SELECT ${ages.join(", ")} FROM sender`, values),
  );
  const waits = limits.map(({ seconds }, index) => seconds - (row[`limit_${index}`] ?? Number.POSITIVE_INFINITY));
  return Math.max(0, Math.ceil(Math.max(...waits)));
}

const places: Readonly<Record<Scope, number>> = { phone: 1, prefix: 2, address: 3, network: 4, all: 0 };

function ageOf(scope: Scope, most: number): string {
  const where = scope === "all" ? "" : `WHERE ${scope} = who[${places[scope]}]`;
  return `SELECT extract(epoch FROM clock_timestamp() - sent_at)::float8 FROM sms_send ${where}
    ORDER BY sent_at DESC OFFSET ${most - 1} LIMIT 1`;
}
