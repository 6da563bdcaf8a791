/**
 * Runs once the page's fragments are mounted and the browser is idle, after four more seconds at the latest. Before that, a
 * browser is idle whenever it waits for their files, and work given to it then would get in their way.
 */
export function whenIdle(work: () => unknown): void {
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 4_000 });
    else setTimeout(work, 2_000);
  };
  window.addEventListener("single-spa:routing-event", wait, { once: true });
}
