import type { Database } from "@zhian/database/database";
import type { FileStore } from "./files/file-store.ts";
import { findEnvironment, readServed } from "./model/environment.ts";
import type { Served } from "./model/history.ts";
import { isRefused, type Refusal } from "./model/refusal.ts";
import { type Planned, type PlannedEntry, planChange } from "./plan-change.ts";

interface PlannedChange extends PlannedEntry {
  /** What is served now. */
  before?: Served;
}

export interface Preview {
  /** The previewed revision, to be sent with the change itself. */
  revision: number;
  /** Empty when it is served already. */
  changes: PlannedChange[];
  /** Why the change would be refused. */
  refused?: Refusal;
}

interface Dependencies {
  database: Database;
  files: FileStore;
  now(): Date;
}

/** Previews a change without making it; undefined when the environment does not exist. */
export function createPreviewChange({ database, files, now }: Dependencies) {
  return async function previewChange(name: string, planned: Planned): Promise<Preview | undefined> {
    const environment = await findEnvironment(database, name);
    if (!environment) return undefined;
    const { revision } = environment;
    try {
      const served = await readServed(database, environment);
      const entries = await planChange(database, planned, { files, environment, now: now() });
      const changes = entries.map((entry) => {
        const before = served.get(entry.fragment)?.served;
        return { ...entry, ...(before && { before }) };
      });
      return { revision, changes };
    } catch (error) {
      if (isRefused(error)) return { revision, changes: [], refused: error.refusal };
      throw error;
    }
  };
}
