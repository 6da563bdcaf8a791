import { shellOwner } from "@zhian/contracts/vital-limits";
import type { VitalCount } from "@zhian/contracts/vitals";
import type { Queryable } from "@zhian/database/database";
import type { EnvironmentState } from "../model/environment.ts";
import { type HistoryEntry, isServing, readFragmentHistory, type ServingEntry } from "../model/history.ts";
import type { Measured } from "./record-series.ts";

interface Reported {
  environment: EnvironmentState;
  /** What is served now, by fragment. */
  served: ReadonlyMap<string, ServingEntry>;
  vitals: readonly VitalCount[];
}

/**
 * Finds the change under which each value was measured. A page reports when it is left, which may be hours later: then the change
 * is found in the fragment's history. Values of a release never served here, or of a future revision, are left out.
 */
export async function findMeasured(tx: Queryable, reported: Reported): Promise<Measured<VitalCount>[]> {
  const { environment, served, vitals } = reported;
  const histories = new Map<string, HistoryEntry[]>();
  const measured: Measured<VitalCount>[] = [];
  for (const count of vitals) {
    const { fragment } = count;
    if (count.revision > environment.revision) continue;
    if (fragment === shellOwner) {
      measured.push({ count, since: 0 });
      continue;
    }
    const present = served.get(fragment);
    if (present && present.revision <= count.revision && serves(present, count.version)) {
      measured.push({ count, since: present.revision });
      continue;
    }
    const history = histories.get(fragment) ?? (await readFragmentHistory(tx, environment.name, fragment));
    histories.set(fragment, history);
    const entry = history.findLast((one) => one.revision <= count.revision && serves(one, count.version));
    if (entry) measured.push({ count, since: entry.revision });
  }
  return measured;
}

function serves(entry: HistoryEntry, version: string): boolean {
  return isServing(entry) && (entry.served.stable === version || entry.served.canary?.version === version);
}
