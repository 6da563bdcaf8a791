import { readdirSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "@zhian/server/sync-folder";
import type { Database } from "./database.ts";

/** Makes a file or folder durable, both in the same way; to be replaced by tests that check whether it was called. */
export type Sync = (path: string) => Promise<void>;

/**
 * PGlite writes without ever waiting for the disk (it runs PostgreSQL with `-F`): a commit survives the process, not a power
 * cut. With this it does: no transaction resolves before its log is on the disk. The log is enough as long as the state that it starts
 * from is there: PGlite makes checkpoints at its start and end only, after which `syncChanged` is called. The first start of
 * all is not covered for as long as the system takes to write back a fresh database, half a minute: a thousand files.
 */
export function withDurableCommits(database: Database, folder: string, sync: Sync = syncFolder): Database {
  const log = join(folder, "pg_wal");

  async function syncLog(): Promise<void> {
    for (const name of await readdir(log)) if (/^[0-9A-F]{24}$/.test(name)) await sync(join(log, name));
    await sync(log);
  }

  return {
    ...database,
    async query<Row>(sql: string, values?: readonly unknown[]) {
      const rows = await database.query<Row>(sql, values);
      if (!/^\s*select\b/i.test(sql)) await syncLog();
      return rows;
    },
    async transaction(work) {
      const result = await database.transaction(work);
      await syncLog();
      return result;
    },
  };
}

/** Makes durable the changes below `folder` since a time, in milliseconds since 1970. */
export async function syncChanged(folder: string, since: number, sync: Sync = syncFolder): Promise<void> {
  // Nothing is served before or after it: a thousand looks at once are done sooner than a thousand promises.
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const path of paths.filter((each) => statSync(each).mtimeMs >= since)) await sync(path);
}
