import { findOwner, type OwnerParts } from "./find-owner.ts";
import { observe } from "./observe.ts";
import type { Owner } from "./worst-values.ts";

interface Press {
  at: number;
  owner: Owner;
}

const kept = 20;

/** The visitor's latest presses, with their owners: a press may remove its own target from the page. */
export function watchPresses(parts: OwnerParts, note: (owner: Owner, value: number) => void) {
  const presses: Press[] = [];
  for (const type of ["pointerdown", "pointerup", "click", "keydown"]) {
    window.addEventListener(
      type,
      ({ target, timeStamp: at }) => {
        presses.push({ at, owner: findOwner(parts, target instanceof Node ? target : null) });
        presses.splice(0, presses.length - kept);
      },
      { capture: true, passive: true },
    );
  }

  /** The press that began at this time, to within 1 ms. */
  const ownerAt = (time: number) => presses.find(({ at }) => Math.abs(at - time) < 1);

  const finish = observe<PerformanceEventTiming>(["event", "first-input"], (entry) => {
    if (!entry.interactionId) return;
    note(entry.target ? findOwner(parts, entry.target) : ownerAt(entry.startTime)?.owner, entry.duration);
  });

  return {
    finish,
    /** The last press before a time. */
    before: (time: number) => presses.findLast(({ at }) => at <= time),
  };
}
