import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { syncFolder } from "@zhian/server/sync-folder";
import { createPglite } from "./create-pglite.ts";
import type { Database } from "./database.ts";
import { syncChanged, withDurableCommits } from "./durable-commits.ts";
import { type DatabaseVariables, lockFolder } from "./lock-folder.ts";
import { nextTurn, takeTurns } from "./take-turns.ts";

/** After each of these steps, a crash leaves a different state on disk. */
export type OpenStep = "folder locked" | "database made" | "database in place";

interface Options {
  /** Created if missing; the database is in `database` inside it. */
  dataDir: string;
  variables: DatabaseVariables;
  /** Makes commits wait for the disk, and so survive a power cut. */
  isDurable?: boolean;
  /** Called after each step: for tests that end the process there. */
  onStep?(step: OpenStep): void;
}

const unfinished = "unfinished-";

/**
 * Opens PGlite in a folder, for one process: a second one is refused, since two would silently lose data. Throws a DatabaseError of
 * kind "locked".
 */
export async function openEmbeddedDatabase({ dataDir, variables, isDurable, onStep }: Options): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir, variables);
  onStep?.("folder locked");
  try {
    const folder = join(dataDir, "database");
    await removeUnfinished(dataDir);
    if (!existsSync(folder)) await createWhole(dataDir, folder, onStep);
    const openedAt = Date.now();
    const database = toDatabase(await createPglite({ dataDir: folder }));
    const makeDurable = async () => {
      if (isDurable) await syncChanged(folder, openedAt);
    };
    await makeDurable();
    return {
      ...(isDurable ? withDurableCommits(database, folder) : database),
      async close() {
        await database.close();
        await makeDurable();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a database in memory, which is lost when closed. `image` is the result of `dumpDataDir`; without it, it is empty. */
export async function openMemoryDatabase(image?: Blob): Promise<Database> {
  return toDatabase(await createPglite(image && { loadDataDir: image }));
}

/** An interrupted first start must not leave a partial database under the final name. */
async function createWhole(dataDir: string, folder: string, onStep: Options["onStep"]): Promise<void> {
  const fresh = join(dataDir, `${unfinished}${process.pid}`);
  const pglite = await createPglite({ dataDir: fresh });
  await pglite.close();
  onStep?.("database made");
  await rename(fresh, folder);
  await syncFolder(dataDir);
  onStep?.("database in place");
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(unfinished)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * PGlite runs on this thread, and goes from one statement to the next without yielding to the event loop: with fifty concurrent logins,
 * other calls would wait for all their statements. So each statement gets its own turn.
 */
export function toDatabase(pglite: PGlite): Database {
  const inTurn = takeTurns();
  return {
    kind: "embedded",
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await inTurn(() => pglite.query<Row>(sql, [...values]))).rows,
    transaction: (work) =>
      inTurn(() =>
        pglite.transaction((tx) =>
          work({
            async query<Row>(sql: string, values: readonly unknown[] = []) {
              await nextTurn();
              return (await tx.query<Row>(sql, [...values])).rows;
            },
          }),
        ),
      ),
    listen: async (channel, hear) => void (await inTurn(() => pglite.listen(channel, hear))),
    close: () => pglite.close(),
  };
}
