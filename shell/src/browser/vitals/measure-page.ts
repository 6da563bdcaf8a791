import { findOwner, type OwnerParts } from "./find-owner.ts";
import { readMounts } from "./mount-times.ts";
import { sendVitals } from "./send-vitals.ts";
import { watchLargestPaint } from "./watch-largest-paint.ts";
import { isToldOfLongTasks, watchLongTasks } from "./watch-long-tasks.ts";
import { watchPresses } from "./watch-presses.ts";
import { isToldOfShifts, watchShifts } from "./watch-shifts.ts";
import { createWorstValues } from "./worst-values.ts";

/** Measures this page from its start, attributing each value to the owner of the slot or script. Sends when the page is hidden. */
export function measurePage(parts: OwnerParts): void {
  const { slots, releaseOf } = parts;
  const values = createWorstValues();
  const [navigation] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming?];
  // For a prerendered page, times count from its activation.
  const { activationStart = 0 } = (navigation ?? {}) as { activationStart?: number };
  if (navigation) values.note(undefined, "ttfb", Math.max(0, navigation.responseStart - activationStart));

  const finishPaint = watchLargestPaint(parts, (owner, at) =>
    values.note(owner, "lcp", Math.max(0, at - activationStart)),
  );
  const finishShifts = watchShifts(parts, (owner, value) => values.note(owner, "cls", value));
  const presses = watchPresses(parts, (owner, value) => values.note(owner, "inp", value));
  const finishTasks = watchLongTasks({ releaseOf, presses }, (owner, value) => values.note(owner, "long-task", value));
  let seen = 0;

  sendVitals(values, () => {
    finishPaint();
    finishShifts();
    presses.finish();
    finishTasks();
    const mounts = readMounts();
    for (const { detail, duration } of mounts.slice(seen)) values.note(releaseOf(detail), "mount", duration);
    seen = mounts.length;
    // A fragment without shifts or delays counts as well.
    for (const slot of slots.values()) {
      const owner = findOwner(parts, slot);
      if (isToldOfShifts) values.note(owner, "cls", 0);
      if (isToldOfLongTasks) values.note(owner, "long-task", 0);
    }
  });
}
