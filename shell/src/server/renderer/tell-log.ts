import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";
import { readReleaseKey } from "../releases/release.ts";
import type { FromRenderer } from "./protocol/messages.ts";

interface Books {
  log: Log;
  metrics: Pick<Metrics, "leftovers">;
}

type Said<Type extends FromRenderer["type"]> = Extract<FromRenderer, { type: Type }>;

/** Logs messages of the renderer process that are for the operator only: no render waits for them. */
export function tellLog(message: Said<"dropped" | "left" | "log">, books: Books): void {
  const { log } = books;
  switch (message.type) {
    case "dropped":
      log.warn(
        { event: "api_response.fields_dropped", call: message.call, fields: message.fields },
        "unexpected fields of an api response were dropped",
      );
      return;
    case "left":
      tellLeft(message, books);
      return;
    case "log":
      log[message.level]({ event: message.event, release: message.key }, message.text);
  }
}

/** Counts the leftovers of a render each time, and logs them when they are new. */
function tellLeft({ key, left, isNews }: Said<"left">, { log, metrics }: Books): void {
  const release = readReleaseKey(key);
  const labels = { fragment: release.name, version: release.version };
  for (const { kind, count = 1 } of left) metrics.leftovers.inc({ ...labels, kind }, count);
  if (isNews) log.warn({ event: "render.leaked", ...labels, left }, "a render left resources behind");
}
