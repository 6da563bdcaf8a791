import type { PageFragment } from "@zhian/contracts/page";
import { ownerOfScript } from "../faults/attribute-fault.ts";
import { readMounts } from "./mount-times.ts";
import { isKnownEntry, observe } from "./observe.ts";
import type { watchPresses } from "./watch-presses.ts";
import type { Owner } from "./worst-values.ts";

/** What holds the thread for longer is felt. */
const longMs = 50;
const type = "long-animation-frame";
/** Other browsers do not say whose script it was. */
export const isToldOfLongTasks = isKnownEntry(type);

/** As far as it is looked at. */
interface LongFrame extends PerformanceEntry {
  scripts: ScriptRun[];
}

interface ScriptRun extends PerformanceEntry {
  sourceURL: string;
  invokerType: string;
}

interface LongTaskParts {
  releaseOf(name: string | undefined): PageFragment | undefined;
  presses: Pick<ReturnType<typeof watchPresses>, "before">;
}

/**
 * Tells for how long each fragment's scripts held the thread up between two frames. Code that fragments share, such as React, runs from the
 * shell's files: then it is the fragment that is mounting, if there is only one, or the one whose control was pressed.
 */
export function watchLongTasks(parts: LongTaskParts, note: (owner: Owner, value: number) => void): () => void {
  return observe<LongFrame>([type], ({ scripts }) => {
    const sums = new Map<string, { owner: Owner; ms: number }>();
    for (const script of scripts) {
      const owner = ownerOf(parts, script);
      if (owner === "outside") continue;
      const sum = sums.get(owner?.name ?? "") ?? { owner, ms: 0 };
      sums.set(owner?.name ?? "", { owner, ms: sum.ms + script.duration });
    }
    for (const { owner, ms } of sums.values()) if (ms >= longMs) note(owner, ms);
  });
}

function ownerOf({ releaseOf, presses }: LongTaskParts, script: ScriptRun): Owner | "outside" {
  const { sourceURL, startTime, duration, invokerType } = script;
  const owner = sourceURL ? ownerOfScript(sourceURL) : undefined;
  if (owner === "outside") return owner;
  if (owner) return { ...owner, routes: releaseOf(owner.name)?.routes ?? [] };
  if (invokerType === "event-listener") return presses.before(startTime + duration)?.owner;
  const mounting = readMounts().filter((mount) => {
    return mount.startTime < startTime + duration && startTime < mount.startTime + mount.duration;
  });
  return mounting.length === 1 ? releaseOf(mounting[0]?.detail) : undefined;
}
