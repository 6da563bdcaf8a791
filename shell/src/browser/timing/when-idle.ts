/**
 * Once the page's fragments are alive and the browser has nothing better to do, after four more seconds at the latest. Before, a
 * browser is idle whenever it waits for their files, and what it were given then would come between.
 */
export function whenIdle(work: () => unknown): void {
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 4_000 });
    else setTimeout(work, 2_000);
  };
  window.addEventListener("single-spa:routing-event", wait, { once: true });
}
