/** The page's own measurements, in ms since its navigation started. */
export interface ProbeReport {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time: for every long task after the first paint, the part over 50 ms. */
  tbt: number;
  /** When all slots were mounted; 0 until then. */
  hydrated: number;
}

declare global {
  interface Window {
    benchProbe: ProbeReport;
  }
}

/** Runs in the page before anything else. */
export function installProbe(): void {
  const report = { fcp: 0, lcp: 0, cls: 0, tbt: 0, hydrated: 0 };
  window.benchProbe = report;
  const filled = () => [...document.querySelectorAll<HTMLElement>("[data-slot][data-outcome]")];
  // A slot rendered in the browser is mounted empty, and filled once its data arrives.
  const isMounted = (slot: HTMLElement) => slot.dataset["outcome"] === "mounted" && slot.childElementCount > 0;

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
}
