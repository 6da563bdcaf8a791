import { access, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPglite } from "@zhian/pglite/create-pglite";
import { errorCode } from "@zhian/server/read-error";
import { syncFolder } from "@zhian/server/sync-folder";
import { failpoints } from "../support/failpoints.ts";
import type { Database } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { syncChanged, withDurableCommits } from "./sync-pglite.ts";

/** Opens, or makes, the database in `dir`; refuses when another process has it (two would lose data silently). */
export async function openPglite(dir: string): Promise<Database> {
  const unlock = await lockFolder(dir);
  try {
    const folder = join(dir, "database");
    await makeOnce(dir, folder);
    const openedAt = Date.now();
    const database = fromPglite(await createPglite({ dataDir: folder }));
    await syncChanged(folder, openedAt);
    return {
      ...withDurableCommits(database, folder),
      async close() {
        await database.close();
        await syncChanged(folder, openedAt);
        unlock();
      },
    };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** In memory, for tests: what `dumpDataDir` of another one gave. */
export async function openPgliteInMemory(image: Blob): Promise<Database> {
  return fromPglite(await createPglite({ loadDataDir: image }));
}

/** A first boot that is cut short leaves a folder under another name, never a half database under the right one. */
async function makeOnce(dir: string, folder: string): Promise<void> {
  const leftovers = (await readdir(dir)).filter((name) => name.startsWith("database.new-"));
  await Promise.all(leftovers.map((name) => rm(join(dir, name), { recursive: true })));
  if (await exists(folder)) return;
  const fresh = join(dir, `database.new-${process.pid}`);
  const first = await createPglite({ dataDir: fresh });
  await first.close();
  failpoints.pass("start: database made");
  await rename(fresh, folder);
  await syncFolder(dir);
  failpoints.pass("start: database in place");
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

export function fromPglite(pglite: PGlite): Database {
  return {
    async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
      return (await pglite.query<Row>(sql, [...values])).rows;
    },
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          async query<Row extends object>(sql: string, values: readonly unknown[] = []) {
            return (await tx.query<Row>(sql, [...values])).rows;
          },
        }),
      ),
    execute: async (sql) => void (await pglite.exec(sql)),
    listen: async (channel, hear) => void (await pglite.listen(channel, hear)),
    close: () => pglite.close(),
  };
}
