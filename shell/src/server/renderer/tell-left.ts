import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";
import { readReleaseKey } from "../releases/release.ts";
import type { FromRenderer } from "./protocol/messages.ts";

/** What a render left behind: counted each time, and logged when it is news. */
export function tellLeft(
  { key, left, isNews }: Extract<FromRenderer, { type: "left" }>,
  { log, metrics }: { log: Log; metrics: Pick<Metrics, "leftovers"> },
): void {
  const release = readReleaseKey(key);
  const labels = { fragment: release.name, version: release.version };
  for (const { kind, count = 1 } of left) metrics.leftovers.inc({ ...labels, kind }, count);
  if (isNews) log.warn({ event: "render.leaked", ...labels, left }, "a render left resources behind");
}
