import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { Queryable } from "@zhian/database/database";
import { type EnvironmentState, readDeployment, readServed } from "../model/environment.ts";
import type { HistoryEntry } from "../model/history.ts";
import { placesOf } from "../model/manifest-line.ts";
import { refusal } from "../model/refusal.ts";
import { readManifest } from "../model/releases.ts";
import { lostUses } from "./lost-uses.ts";

/**
 * A promoted release must keep what others use of the previous one. A rollback is not checked: it must not wait
 * for another team. Throws RefusedError.
 */
export async function requireUsesKept(
  tx: Queryable,
  environment: EnvironmentState,
  drafts: readonly Pick<HistoryEntry, "fragment" | "version">[],
): Promise<void> {
  const served = await readServed(tx, environment);
  for (const { fragment, version } of drafts) {
    const now = served.get(fragment);
    if (!now || version === undefined) continue;
    const before = await readManifest(tx, fragment, now.served.stable);
    const after = await readManifest(tx, fragment, version);
    const others: FragmentManifest[] = [];
    for (const entry of served.values()) {
      if (entry.fragment === fragment) continue;
      // A fragment that moves with it is never served alongside it in its old release.
      const moved = drafts.find((draft) => draft.fragment === entry.fragment)?.version;
      if (moved !== undefined) {
        others.push(await readManifest(tx, entry.fragment, moved));
        continue;
      }
      const { stable, canary } = await readDeployment(tx, entry);
      others.push(stable, ...(canary ? [canary.release] : []));
    }
    const faults = lostUses({ before, after, others });
    if (faults.length === 0) continue;
    throw refusal({
      code: "still-used",
      message: `${faults.map(({ text }) => text).join("; ")}.`,
      remedy: "Keep it, or ask the other team to stop using it first.",
      at: placesOf(faults),
    });
  }
}
