import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

interface CountOptions {
  /** Returns monotonic milliseconds. */
  now?: () => number;
}

const freshMs = 5_000;
const rowSchema = z.tuple([z.object({ number: z.unknown() })]);

/** Number of quotes today, in Shanghai. Queries the database at most once in five seconds, however often it is called. */
export function createTodayCount(database: Queryable, { now = () => performance.now() }: CountOptions = {}) {
  let asked: { at: number; count: Promise<number> } | undefined;

  return function countToday(): Promise<number> {
    if (asked && now() - asked.at < freshMs) return asked.count;
    const count = ask(database);
    const asking = { at: now(), count };
    asked = asking;
    // A failure is not cached: the next call queries again.
    count.catch(() => {
      if (asked === asking) asked = undefined;
    });
    return count;
  };
}

async function ask(database: Queryable): Promise<number> {
  const [{ number }] = rowSchema.parse(
    await database.query(
      "SELECT count(*)::text AS number FROM quote WHERE made_on = (now() AT TIME ZONE 'Asia/Shanghai')::date",
    ),
  );
  return toCount(number);
}

/** A whole number suitable for display, whatever the database returns. */
export function toCount(value: unknown): number {
  const number = Math.trunc(Number(value));
  return Number.isNaN(number) ? 0 : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, number));
}
