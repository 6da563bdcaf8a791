import type { PageFragment } from "@zhian/contracts/page";
import { ownerOfScript } from "../faults/attribute-fault.ts";
import { readMounts } from "./mount-times.ts";
import { isKnownEntry, observe } from "./observe.ts";
import type { watchPresses } from "./watch-presses.ts";
import type { Owner } from "./worst-values.ts";

/** A visitor notices when the thread is blocked for longer. */
const longMs = 50;
const type = "long-animation-frame";
/** Other browsers do not report which script it was. */
export const isToldOfLongTasks = isKnownEntry(type);

/** The parts of the entry that are used. */
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
 * Reports how long each fragment's scripts blocked the thread between two frames. Code that fragments share, such as React, runs from
 * the shell's files: its time counts for the fragment that is mounting, if there is only one, or the one whose control was pressed.
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
