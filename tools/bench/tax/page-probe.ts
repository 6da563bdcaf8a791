/** What the page tells of itself, in ms since its navigation began. */
export interface ProbeReport {
  fcp: number;
  lcp: number;
  cls: number;
  /** Of every long task after the first paint: what is over 50 ms. */
  tbt: number;
  /** All slots are mounted; 0 until then. */
  hydrated: number;
  /** The menu stands open after a click; 0 until then. */
  menu: number;
  /** Whether any slot was mounted when the menu opened. */
  menuNeededScript: boolean;
}

declare global {
  interface Window {
    benchProbe: ProbeReport;
  }
}

/**
 * Runs in the page before anything else. `clicksMenu`: clicks the first visible button of a menu with links until it opens, as an
 * impatient visitor would, from the first paint on; a page that is clicked is measured for nothing else.
 */
export function installProbe({ clicksMenu }: { clicksMenu: boolean }): void {
  const report = { fcp: 0, lcp: 0, cls: 0, tbt: 0, hydrated: 0, menu: 0, menuNeededScript: false };
  window.benchProbe = report;
  const filled = () => [...document.querySelectorAll<HTMLElement>("[data-slot][data-outcome]")];
  const isMounted = (slot: HTMLElement) => slot.dataset["outcome"] === "mounted";

  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry);
    }).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") report.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    report.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if ("value" in entry) report.cls += Number(entry.value);
  });
  watch("longtask", (entry) => {
    const blockedFrom = Math.max(entry.startTime + 50, report.fcp);
    report.tbt += Math.max(0, entry.startTime + entry.duration - blockedFrom);
  });

  new MutationObserver((_, observer) => {
    const slots = filled();
    if (document.readyState === "loading" || slots.length === 0 || !slots.every(isMounted)) return;
    report.hydrated = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-outcome"] });

  if (clicksMenu) requestAnimationFrame(tryMenu);

  function tryMenu() {
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    const opened = isPainted && openMenu();
    if (!opened) return requestAnimationFrame(tryMenu);
    report.menuNeededScript = filled().some(isMounted);
    // Open is what has been painted open, which this very frame does: it is over when a timer's turn comes.
    setTimeout(() => {
      report.menu = performance.now();
    });
  }

  function openMenu(): boolean {
    for (const button of document.querySelectorAll<HTMLButtonElement>("header button[popovertarget]")) {
      const panel = button.popoverTargetElement;
      if (!panel?.querySelector("a[href]") || !button.checkVisibility()) continue;
      button.click();
      return panel.matches(":popover-open");
    }
    return false;
  }
}
