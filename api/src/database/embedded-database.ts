import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createPglite } from "@zhian/pglite/create-pglite";
import { failpoints } from "../failpoints.ts";
import type { Database } from "./database.ts";
import { lockDirectory } from "./lock-directory.ts";
import { nextTurn, takeTurns } from "./take-turns.ts";

/**
 * PGlite in a folder, for one process: a second one is refused, since two lose data without a word.
 * Throws a DatabaseError of kind "locked".
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lockDirectory(dataDir);
  failpoints.pass("start: folder locked");
  try {
    const folder = join(dataDir, "database");
    await removeUnfinished(dataDir);
    if (!existsSync(folder)) await createWhole(dataDir, folder);
    const pglite = await createPglite({ dataDir: folder });
    return toDatabase(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** In memory: forgets everything when closed. `image` is what another one's `dumpDataDir` gave; without it, it is empty. */
export async function openMemoryDatabase(image?: Blob): Promise<Database> {
  return toDatabase(await createPglite(image && { loadDataDir: image }));
}

/** A first boot that is cut short must not leave half a database under the final name. */
async function createWhole(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, `unfinished-${process.pid}`);
  const pglite = await createPglite({ dataDir: unfinished });
  await pglite.close();
  failpoints.pass("start: database made");
  await rename(unfinished, folder);
  failpoints.pass("start: database in place");
}

async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith("unfinished-")) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * `unlock` is called on close. PGlite runs on this thread, and goes from one statement to the next without yielding to the event
 * loop: with fifty concurrent logins, other calls would wait for all their statements. So each statement gets a turn of its own.
 */
export function toDatabase(pglite: PGlite, unlock: () => void = () => undefined): Database {
  const inTurn = takeTurns();
  return {
    kind: "embedded",
    query: async (sql, values = []) => (await inTurn(() => pglite.query(sql, [...values]))).rows,
    transaction: (work) =>
      inTurn(() =>
        pglite.transaction((tx) =>
          work({
            async query(sql, values = []) {
              await nextTurn();
              return (await tx.query(sql, [...values])).rows;
            },
          }),
        ),
      ),
    async close() {
      await pglite.close();
      unlock();
    },
  };
}
