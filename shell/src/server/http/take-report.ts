import type { Log } from "../operate/log.ts";
import type { Metrics } from "../operate/metrics.ts";
import { readRequestBody } from "../read-body.ts";
import { type Exchange, refuseMethod, reply } from "./exchange.ts";

const maxBytes = 16 * 1024;
const loggedPerMinute = 10;

/** `POST /_reports`: what browsers say of blocked scripts and the like. Anyone can write here, so little is believed. */
export function createReportTaker({ log, metrics }: { log: Log; metrics: Metrics }) {
  let minute = 0;
  let logged = 0;

  function isSampled(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) logged = 0;
    minute = now;
    logged += 1;
    return logged <= loggedPerMinute;
  }

  return async function take(exchange: Exchange): Promise<void> {
    exchange.kind = "report";
    if (exchange.request.method !== "POST") return refuseMethod(exchange, "POST");
    metrics.reports.inc();
    const body = await readRequestBody(exchange.request, maxBytes);
    // As a JSON string inside our own line: whatever it holds, it cannot make a second one.
    if (body && isSampled())
      log.warn({ fault: "browser-report", report: body.toString("utf8").slice(0, 2000) }, "report");
    reply(exchange, 204, { headers: { "cache-control": "no-store", ...(!body && { connection: "close" }) } });
  };
}
