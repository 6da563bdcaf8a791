import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "@zhian/server/read-error";
import { z } from "zod";
import { failpoints } from "../failpoints.ts";
import { writeFileAtomically } from "../write-file-atomically.ts";
import type { Seen } from "./check-revision-order.ts";

export interface SnapshotStore {
  /** Texts of the signed snapshots on disk, newest first; a text is empty if it cannot be read. They are not verified. */
  readAll(): Promise<{ revision: number; text: string }[]>;
  save(revision: number, text: string): Promise<void>;
  remove(revision: number): Promise<void>;
  /** Deletes partial files that a crash left behind. Do not call during a write. */
  removeUnfinished(): Promise<void>;
  /** The newest revision seen, by the id of the signing key. */
  readSeen(): Promise<Record<string, Seen>>;
  saveSeen(byKey: Readonly<Record<string, Seen>>): Promise<void>;
  /** The registry's signed lists of keys, unchanged. */
  readKeys(): Promise<string | undefined>;
  saveKeys(text: string): Promise<void>;
}

const kept = 3;
const seenSchema = z.object({ revision: z.number().int(), head: z.string() });
/** Before key rotation, a shell recorded one revision for all keys. */
const seenFileSchema = z.union([
  z.object({ byKey: z.record(z.string(), seenSchema) }),
  seenSchema.transform((seen) => ({ byKey: { "": seen } })),
]);

/** Stores the last live snapshots, the highest revision seen for each key, and the lists of signing keys. */
export function createSnapshotStore(folder: string): SnapshotStore {
  const seenFile = join(folder, "highest-seen.json");
  const keysFile = join(folder, "keys.json");

  async function revisions(): Promise<number[]> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
    return names.map(Number).sort((a, b) => b - a);
  }

  return {
    async readAll() {
      const found = await revisions();
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
    async remove(revision) {
      await rm(join(folder, `${revision}.json`), { force: true });
    },
    async removeUnfinished() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(".tmp"));
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },
    async readSeen() {
      try {
        return seenFileSchema.parse(JSON.parse(await readFile(seenFile, "utf8"))).byKey;
      } catch (error) {
        if (errorCode(error) === "ENOENT") return {};
        // A corrupt file must not let an attacker's older snapshot in: we have seen at least the newest revision on disk.
        const [revision] = await revisions();
        return revision === undefined ? {} : { "": { revision, head: "" } };
      }
    },
    async saveSeen(byKey) {
      await writeFileAtomically(seenFile, JSON.stringify({ byKey }));
      failpoints.pass("revision: noted");
    },
    async readKeys() {
      try {
        return await readFile(keysFile, "utf8");
      } catch (error) {
        if (errorCode(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    saveKeys: (text) => writeFileAtomically(keysFile, text),
  };
}
