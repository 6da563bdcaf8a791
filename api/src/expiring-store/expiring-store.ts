import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

interface Entry {
  key: string;
  /** Any JSON value. */
  value: unknown;
  seconds: number;
}

export interface Taken {
  value: unknown;
  /** Its remaining lifetime. */
  secondsLeft: number;
}

const takenSchema = z.array(z.object({ value: z.unknown(), seconds_left: z.number() }));
const until = "clock_timestamp() + make_interval(secs => $3::float8)";

/** Stores a value for some time, replacing the one under its key. */
export async function keep(database: Queryable, { key, value, seconds }: Entry): Promise<void> {
  await database.query(
    `INSERT INTO kept (key, value, expires_at) VALUES ($1, $2::jsonb, ${until})
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at`,
    [key, JSON.stringify(value), seconds],
  );
}

/** Stores a value unless one is still stored under its key. Returns whether it did. */
export async function keepFirst(database: Queryable, { key, value, seconds }: Entry): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO kept (key, value, expires_at) VALUES ($1, $2::jsonb, ${until}) ON CONFLICT (key) DO NOTHING RETURNING key`,
    [key, JSON.stringify(value), seconds],
  );
  return rows.length === 1;
}

/** Returns and deletes a value: of any number of concurrent calls, one gets it. */
export async function take(database: Queryable, key: string): Promise<Taken | undefined> {
  const rows = await database.query(
    `DELETE FROM kept WHERE key = $1
     RETURNING value, extract(epoch FROM expires_at - clock_timestamp())::float8 AS seconds_left`,
    [key],
  );
  const [row] = takenSchema.parse(rows);
  return row && row.seconds_left > 0 ? { value: row.value, secondsLeft: row.seconds_left } : undefined;
}

/** Returns a value without deleting it. */
export async function look(database: Queryable, key: string): Promise<unknown> {
  const rows = await database.query("SELECT value FROM kept WHERE key = $1 AND expires_at > clock_timestamp()", [key]);
  const [row] = z.array(z.object({ value: z.unknown() })).parse(rows);
  return row?.value;
}
