import { maxParts, vitalsPath } from "@zhian/contracts/vital-limits";
import type { Measured, VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import { readPageState } from "../page/page-state.ts";

interface Sent {
  all(): Measured[];
  clear(): void;
}

/** Sends the values whenever the page is hidden, as it is on leaving. Retries when it is visible again if the browser refused them. */
export function sendVitals(values: Sent, finish: () => void): void {
  const { requestId: page } = readPageState(document);
  let part = 0;
  let isOwed = false;

  function send(): void {
    if (part === maxParts || values.all().length === 0) return;
    const { effectiveType = "4g" } =
      (navigator as Navigator & { connection?: { effectiveType?: string } }).connection ?? {};
    const beacon: VitalsBeacon = {
      page,
      part,
      device: matchMedia("(max-width: 600px)").matches ? "phone" : "desktop",
      connection: effectiveType === "4g" ? "fast" : "slow",
      values: values.all(),
    };
    // Offline, the browser would accept the beacon and lose it.
    isOwed =
      !navigator.onLine ||
      !navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(beacon)], { type: "application/json" }));
    if (isOwed) return;
    part += 1;
    values.clear();
  }

  function again(): void {
    if (isOwed) send();
  }
  // On the window, in the bubbling phase: runs after all listeners that measure.
  window.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return again();
    finish();
    send();
  });
  window.addEventListener("pageshow", again);
  window.addEventListener("online", again);
}
