import { findOwner, type OwnerParts } from "./find-owner.ts";
import { observe } from "./observe.ts";
import type { Owner } from "./worst-values.ts";

interface Press {
  at: number;
  owner: Owner;
}

const kept = 20;

/** What a visitor has pressed, with whose it was: a press may take its own target out of the page. */
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

  /** Whose press began then, within a ms. */
  const ownerAt = (time: number) => presses.find(({ at }) => Math.abs(at - time) < 1);

  const finish = observe<PerformanceEventTiming>(["event", "first-input"], (entry) => {
    if (!entry.interactionId) return;
    note(entry.target ? findOwner(parts, entry.target) : ownerAt(entry.startTime)?.owner, entry.duration);
  });

  return {
    finish,
    /** The last before a time. */
    before: (time: number) => presses.findLast(({ at }) => at <= time),
  };
}
