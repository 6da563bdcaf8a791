import { readdirSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "@zhian/server/sync-folder";
import type { Database } from "./database.ts";

/** Syncs a file or folder to disk, both in the same way; replaced by tests that check whether it was called. */
export type Sync = (path: string) => Promise<void>;

/**
 * PGlite never waits for the disk (it runs PostgreSQL with `-F`): a commit survives a crash of the process, but not a power cut. With
 * this wrapper, it survives both: no transaction resolves before its log is on disk. The log is sufficient as long as the state that it
 * starts from is there: PGlite makes checkpoints only at its start and end, after which `syncChanged` is called. The very first start
 * is not covered until the system has written back the fresh database: a thousand files, half a minute.
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

/** Syncs the files below `folder` that changed since a time, in milliseconds since 1970. */
export async function syncChanged(folder: string, since: number, sync: Sync = syncFolder): Promise<void> {
  // Nothing is served meanwhile, and a thousand synchronous calls are faster than a thousand promises.
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  for (const path of paths.filter((each) => statSync(each).mtimeMs >= since)) await sync(path);
}
