import type { Queryable } from "@zhian/database/database";
import type { FileStore } from "./files/file-store.ts";
import type { Change, WholeChange } from "./model/change.ts";
import type { EnvironmentState } from "./model/environment.ts";
import { freezeDraft, readFreeze, requireThawed } from "./model/freeze.ts";
import type { HistoryEntry } from "./model/history.ts";
import { fragmentDrafts } from "./plan-fragment.ts";
import { restoreDrafts } from "./restore.ts";
import { requireRelease } from "./rules/require-release.ts";
import { requireServable } from "./rules/require-servable.ts";
import { requireUsesKept } from "./rules/require-uses-kept.ts";
import { failpoints } from "./support/failpoints.ts";

/** A history entry that a change would write, without its position in the history. */
export type PlannedEntry = Pick<HistoryEntry, "fragment" | "version" | "from" | "to" | "served" | "steps" | "with">;

export interface Planned {
  fragment: string;
  change: Change | WholeChange;
}

interface Surroundings {
  files: FileStore;
  environment: EnvironmentState;
  now: Date;
}

/** Returns one entry for each fragment that changes; none if it is served already. Throws RefusedError. */
export async function planChange(
  tx: Queryable,
  { fragment, change }: Planned,
  { files, environment, now }: Surroundings,
): Promise<PlannedEntry[]> {
  const freeze = await readFreeze(tx, environment.name);
  requireThawed(freeze, change.action);
  if (change.action === "freeze" || change.action === "unfreeze") return freezeDraft(freeze, change);
  const drafts =
    change.action === "restore"
      ? await restoreDrafts(tx, environment, change)
      : await fragmentDrafts(tx, environment, { fragment, change });
  for (const { fragment: name, version, served } of drafts) {
    if (version !== undefined) await requireRelease(tx, name, version);
    if (served?.canary) await requireRelease(tx, name, served.canary.version);
  }
  if (drafts.length === 0) return [];
  failpoints.pass("change: decided");
  await requireServable(tx, { files, environment, drafts, now });
  if (change.action === "promote" || change.action === "canary") await requireUsesKept(tx, environment, drafts);
  failpoints.pass("change: release checked");
  return drafts;
}
