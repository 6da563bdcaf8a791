/**
 * Runs `work` once the page's fragments are mounted and the browser is idle, at most four seconds later. Before that, the
 * browser is idle whenever it waits for their files, and work scheduled then would delay them.
 */
export function whenIdle(work: () => unknown): void {
  window.addEventListener("single-spa:routing-event", () => onIdle(work), { once: true });
}

/** Runs `work` once the browser is idle, at most four seconds from now. */
export function onIdle(work: () => unknown): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 2_000);
}
