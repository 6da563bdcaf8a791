import type { Log } from "@zhian/server/log";
import { parseJson } from "@zhian/server/parse-json";
import { readRequestBody } from "@zhian/server/read-body";
import { z } from "zod";
import { createClientCap } from "../health/client-cap.ts";
import type { PageHealth } from "../health/page-health.ts";
import type { Metrics } from "../operate/metrics.ts";
import { clientIpOf } from "./exchange/client-ip.ts";
import { type Exchange, refuseMethod, reply } from "./exchange/exchange.ts";
import { isFromOwnSite } from "./exchange/own-site.ts";

interface Dependencies {
  health: Pick<PageHealth, "countReport">;
  origin: string;
  log: Log;
  metrics: Metrics;
  now?: () => number;
}

const maxBytes = 16 * 1024;
const maxLogged = 2000;
const loggedPerMinute = 10;
const loggedPerClient = 2;

/** A report of our own browser code about a fragment that did not mount, or threw later. */
const faultSchema = z.object({
  type: z.literal("fragment"),
  kind: z.enum(["broken", "thrown"]),
  fragment: z.string().max(60),
  version: z.string().max(60),
  requestId: z.string().max(32),
});

/** A fault from outside the site, such as in a browser extension: there is nothing to do about it. */
const outsideSchema = z.object({ type: z.literal("page"), kind: z.literal("outside") });

/** `POST /_reports`: browsers' reports of blocked scripts and the like. Anyone can send these, so little is trusted. */
export function createReportReceiver({ health, origin, log, metrics, now }: Dependencies) {
  const perClient = createClientCap(loggedPerClient, now);
  const together = createClientCap(loggedPerMinute, now);

  return async function take(exchange: Exchange): Promise<void> {
    exchange.kind = "report";
    if (exchange.request.method !== "POST") return refuseMethod(exchange, "POST");
    const body = await readRequestBody(exchange.request, maxBytes);
    reply(exchange, 204, { headers: { "cache-control": "no-store", ...(!body && { connection: "close" }) } });
    const text = body?.toString("utf8") ?? "";
    const report = parseJson(text);
    const isOutside = outsideSchema.safeParse(report).success;
    metrics.reports.inc({ about: isOutside ? "outside" : "site" });
    if (!text || isOutside) return;
    const fault = faultSchema.safeParse(report);
    if (fault.success && isFromOwnSite(exchange.request, origin)) health.countReport(exchange, fault.data);
    if (!perClient.takes(clientIpOf(exchange.request)) || !together.takes("all")) return;
    // Logged as a JSON string inside our own line: no content can start a second line.
    log.warn({ event: "browser_report.received", report: text.slice(0, maxLogged) }, "a browser reported a fault");
  };
}
