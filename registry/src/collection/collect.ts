import { acceptedManifestSchema } from "@zhian/contracts/fragment";
import type { Database, Queryable } from "@zhian/database/database";
import { lockForCollection } from "../database/collection-lock.ts";
import type { FileStore, Removed } from "../files/file-store.ts";
import { type Collectable, findCollectable } from "./find-collectable.ts";

interface Dependencies {
  database: Database;
  files: FileStore;
  now(): Date;
}

export interface Collection {
  releases: readonly Collectable[];
  removed: Removed;
}

/** Deletes old releases. Their versions stay taken: the rows remain and record who deleted the files and when. */
export function createCollect({ database, files, now }: Dependencies) {
  return async function collect(by: string): Promise<Collection> {
    const releases = await database.transaction(async (tx) => {
      await lockForCollection(tx);
      // Blocks promotions of releases that are about to be deleted.
      await tx.query("select name from environments order by name for update");
      const found = await findCollectable(tx, now());
      for (const { name, version } of found) {
        await tx.query(
          "update releases set collected_at = $3, collected_by = $4 where name = $1 and version = $2 and collected_at is null",
          [name, version, now(), by],
        );
      }
      return found;
    });
    // Afterwards: a crash in between may leave files without a release, but never a release without its files.
    const removed = await database.transaction(async (tx) => {
      await lockForCollection(tx);
      return files.removeAllBut(await readNeeded(tx));
    });
    return { releases, removed };
  };
}

/** Integrities of all files that a release still lists. */
async function readNeeded(tx: Queryable): Promise<Set<string>> {
  const rows = await tx.query<{ manifest: string }>("select manifest from releases where collected_at is null");
  const needed = new Set<string>();
  for (const { manifest } of rows) {
    const { files } = acceptedManifestSchema.parse(JSON.parse(manifest));
    for (const { integrity } of Object.values(files)) needed.add(integrity);
  }
  return needed;
}

export interface CollectedRelease {
  name: string;
  version: string;
  collectedAt: string;
  collectedBy: string;
}

/** Lists deleted releases, newest first. */
export async function listCollected(database: Queryable, limit: number): Promise<CollectedRelease[]> {
  const rows = await database.query<{ name: string; version: string; collected_at: Date; collected_by: string }>(
    `select name, version, collected_at, collected_by from releases where collected_at is not null
     order by collected_at desc, name, version limit $1`,
    [limit],
  );
  return rows.map(({ name, version, collected_at: at, collected_by: collectedBy }) => ({
    name,
    version,
    collectedAt: at.toISOString(),
    collectedBy,
  }));
}
