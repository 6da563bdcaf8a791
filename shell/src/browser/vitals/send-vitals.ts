import { maxParts, vitalsPath } from "@zhian/contracts/vital-limits";
import type { Measured, VitalsBeacon } from "@zhian/contracts/vitals-beacon";
import { readPageState } from "../page/page-state.ts";

interface Sent {
  all(): Measured[];
  clear(): void;
}

/** Sends what there is whenever the page is hidden, as it is when it is left. What the browser does not take then is sent when the page is seen again. */
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
    // Without a network the browser would take it and lose it.
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
  // On the window, and not in its capture: after all who measure have heard of it.
  window.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return again();
    finish();
    send();
  });
  window.addEventListener("pageshow", again);
  window.addEventListener("online", again);
}
