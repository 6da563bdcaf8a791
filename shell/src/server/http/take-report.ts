import { z } from "zod";
import { createClientCap } from "../health/client-cap.ts";
import type { PageHealth } from "../health/page-health.ts";
import type { Log } from "../operate/log.ts";
import type { Metrics } from "../operate/metrics.ts";
import { readRequestBody } from "../read-body.ts";
import { clientOf } from "./client-of.ts";
import { type Exchange, refuseMethod, reply } from "./exchange.ts";
import { isFromOwnSite } from "./own-site.ts";

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

/** What our own browser half says of a fragment that did not come up. */
const brokenSchema = z.object({
  type: z.literal("fragment"),
  kind: z.literal("broken"),
  fragment: z.string().max(60),
  version: z.string().max(60),
  requestId: z.string().max(32),
});

/** `POST /_reports`: what browsers say of blocked scripts and the like. Anyone can write here, so little is believed. */
export function createReportTaker({ health, origin, log, metrics, now }: Dependencies) {
  const perClient = createClientCap(loggedPerClient, now);
  const together = createClientCap(loggedPerMinute, now);

  return async function take(exchange: Exchange): Promise<void> {
    exchange.kind = "report";
    if (exchange.request.method !== "POST") return refuseMethod(exchange, "POST");
    metrics.reports.inc();
    const body = await readRequestBody(exchange.request, maxBytes);
    reply(exchange, 204, { headers: { "cache-control": "no-store", ...(!body && { connection: "close" }) } });
    if (!body?.byteLength) return;
    const text = body.toString("utf8");
    const broken = brokenSchema.safeParse(parseJson(text));
    if (broken.success && isFromOwnSite(exchange.request, origin)) health.countReport(exchange, broken.data);
    if (!perClient.takes(clientOf(exchange.request)) || !together.takes("all")) return;
    // As a JSON string inside our own line: whatever it holds, it cannot make a second one.
    log.warn({ fault: "browser-report", report: text.slice(0, maxLogged) }, "report");
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Not one of ours: it is only logged.
  }
}
