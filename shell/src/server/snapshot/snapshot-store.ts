import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { failpoints } from "../failpoints.ts";
import { errorCode } from "../read-error.ts";
import { writeFileAtomically } from "../write-file-atomically.ts";
import type { Seen } from "./check-order.ts";

export interface SnapshotStore {
  /** Texts of the signed snapshots on disk, newest first; empty when one cannot be read. Nothing is checked yet. */
  readAll(): Promise<{ revision: number; text: string }[]>;
  save(revision: number, text: string): Promise<void>;
  readSeen(): Promise<Seen | undefined>;
  saveSeen(seen: Seen): Promise<void>;
}

const kept = 3;
const seenSchema = z.object({ revision: z.number().int(), head: z.string() });

/** The last snapshots that were live, and the highest revision ever seen. */
export function createSnapshotStore(folder: string): SnapshotStore {
  const seenFile = join(folder, "highest-seen.json");

  async function revisions(): Promise<number[]> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
    return names.map(Number).sort((a, b) => b - a);
  }

  return {
    async readAll() {
      const found = await revisions();
      await removeUnfinished(folder);
      return Promise.all(
        found.map(async (revision) => {
          const text = await readFile(join(folder, `${revision}.json`), "utf8").catch(() => "");
          return { revision, text };
        }),
      );
    },
    async save(revision, text) {
      await writeFileAtomically(join(folder, `${revision}.json`), text);
      failpoints.pass("snapshot: kept");
      const surplus = (await revisions()).slice(kept);
      await Promise.all(surplus.map((old) => rm(join(folder, `${old}.json`), { force: true })));
    },
    async readSeen() {
      try {
        return seenSchema.parse(JSON.parse(await readFile(seenFile, "utf8")));
      } catch (error) {
        if (errorCode(error) === "ENOENT") return undefined;
        // A broken note must not let an attacker's older snapshot in: what is on disk is the least we have seen.
        const [revision] = await revisions();
        return revision === undefined ? undefined : { revision, head: "" };
      }
    },
    async saveSeen(seen) {
      await writeFileAtomically(seenFile, JSON.stringify(seen));
      failpoints.pass("revision: noted");
    },
  };
}

/** What a crash left of a write that it interrupted. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".tmp"));
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}
