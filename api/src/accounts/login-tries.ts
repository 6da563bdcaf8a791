import type { Database, Queryable } from "@zhian/database/database";
import { networkOf } from "@zhian/server/network-of";
import * as z from "zod";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import { afterFailure, patience, secondsToWait, type Tries } from "./throttle.ts";

const rowsSchema = z.array(
  z.object({ key: z.string(), failures: z.number(), last_ms: z.number(), free_ms: z.number(), now_ms: z.number() }),
);
const toMs = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

export interface LoginTry {
  /** The account's id, or the typed name if there is no such account: both are counted alike. */
  who: string;
  address: string;
}

export type LoginTries = ReturnType<typeof createLoginTries>;

/** Counts wrong passwords per account and per address, in the database, so that counts hold across replicas and restarts. */
export function createLoginTries(database: Database, hash: KeyedHash) {
  const accountKey = ({ who }: LoginTry) => hash("tries of an account", who);
  const addressKey = ({ address }: LoginTry) => hash("tries of an address", networkOf(address).address);

  /**
   * Counts a try as failed before its password is checked, so that a hundred concurrent tries gain nothing over sequential ones. Returns
   * the seconds to wait if it is too early; such a try is not counted.
   */
  async function enter(given: LoginTry): Promise<number> {
    return database.transaction(async (tx) => {
      const [account, address] = [accountKey(given), addressKey(given)];
      const rows = await lockRows(tx, [account, address]);
      const waits = rows.map((row) => secondsToWait(row.tries, row.nowMs));
      const own = rows.find(({ key }) => key === account);
      if (own === undefined || Math.max(...waits) > 0) return Math.max(...waits);
      await store(tx, account, afterFailure(own.tries, own.nowMs, patience.account));
      return 0;
    });
  }

  /** Counts a wrong password for the address too. */
  async function fail(given: LoginTry): Promise<void> {
    await database.transaction(async (tx) => {
      for (const { key, tries, nowMs } of await lockRows(tx, [addressKey(given)])) {
        await store(tx, key, afterFailure(tries, nowMs, patience.address));
      }
    });
  }

  /** Resets the account's failures after a correct password. The address's stay: an attacker may have an account of their own. */
  async function forget(tx: Queryable, who: string): Promise<void> {
    await tx.query("DELETE FROM login_try WHERE key = $1", [hash("tries of an account", who)]);
  }

  return { enter, fail, forget };
}

/** Locks the rows until the transaction ends; always in the order account, address, to avoid deadlocks. */
async function lockRows(tx: Queryable, keys: readonly string[]) {
  const rows = await tx.query(
    `INSERT INTO login_try (key, failures, last_at, free_at)
     SELECT key, 0, clock_timestamp(), clock_timestamp() FROM unnest($1::text[]) WITH ORDINALITY AS given (key, place)
     ORDER BY place
     ON CONFLICT (key) DO UPDATE SET key = excluded.key
     RETURNING key, failures, ${toMs("last_at")} AS last_ms, ${toMs("free_at")} AS free_ms,
       ${toMs("clock_timestamp()")} AS now_ms`,
    [keys],
  );
  return rowsSchema.parse(rows).map(({ key, failures, last_ms, free_ms, now_ms }) => {
    const tries: Tries = { failures, lastAtMs: last_ms, freeAtMs: free_ms };
    return { key, tries, nowMs: now_ms };
  });
}

async function store(tx: Queryable, key: string, { failures, lastAtMs, freeAtMs }: Tries): Promise<void> {
  await tx.query(
    `UPDATE login_try SET failures = $2, last_at = to_timestamp($3::float8 / 1000), free_at = to_timestamp($4::float8 / 1000)
     WHERE key = $1`,
    [key, failures, lastAtMs, freeAtMs],
  );
}
