import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

interface CountOptions {
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

const freshMs = 5_000;
const rowSchema = z.tuple([z.object({ number: z.unknown() })]);

/** How many quotes were made today, in Shanghai. Asks the database once in five seconds, however often it is asked itself. */
export function createTodayCount(database: Queryable, { now = () => performance.now() }: CountOptions = {}) {
  let asked: { at: number; count: Promise<number> } | undefined;

  return function countToday(): Promise<number> {
    if (asked && now() - asked.at < freshMs) return asked.count;
    const count = ask(database);
    const asking = { at: now(), count };
    asked = asking;
    // A failure is not kept: the next call asks again.
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

/** A whole number that can be shown, whatever a database answers. */
export function toCount(value: unknown): number {
  const number = Math.trunc(Number(value));
  return Number.isNaN(number) ? 0 : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, number));
}
