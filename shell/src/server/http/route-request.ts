import { draftsPath } from "@zhian/contracts/drafts-header";
import { inspectPath } from "@zhian/contracts/inspect-pass";
import { previewPath } from "@zhian/contracts/preview-pass";
import { signsPath } from "@zhian/contracts/signs";
import { siteFilePrefix } from "@zhian/contracts/site-list";
import { vitalsPath } from "@zhian/contracts/vital-limits";
import { runWithRequestId } from "@zhian/observe/request-id";
import { beginRequestSpan } from "@zhian/observe/spans";
import type { Metrics } from "../operate/metrics.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { type Exchange, isRead, refuseMethod, reply, replyText, type Serve } from "./exchange/exchange.ts";
import type { SecurityOptions } from "./exchange/security-headers.ts";
import type { ContentPage } from "./files/content-pages.ts";
import { serveRobots, serveSitemap } from "./files/serve-site-files.ts";
import { isSiteText } from "./files/serve-site-text.ts";
import { isWellKnown } from "./files/serve-well-known.ts";
import { endDrafts } from "./pages/end-drafts.ts";
import { setPreference } from "./pages/set-preference.ts";

const outbox = new Set(["/dev/outbox", "/dev/outbox.json"]);

export interface Handlers {
  page: Serve;
  api: Serve;
  releaseFile: Serve;
  siteList: Serve;
  siteNow: Serve;
  shellFile: Serve;
  signs: Serve;
  /** Absent unless enabled. */
  gallery?: Serve;
  siteFile: Serve;
  /** Pages of the site that are not HTML. */
  siteText: Serve;
  wellKnown: Serve;
  contentPages(): Promise<readonly ContentPage[]>;
  report: Serve;
  /** Measurements that pages send. */
  vitals: Serve;
  /** Turns the inspectors on and off. */
  inspect: Serve;
  /** Begins and ends previews. */
  preview: Serve;
  isReady(): boolean;
  /** Whether the client may see the metrics here. */
  mayOperate(exchange: Exchange): boolean;
  isOverwhelmed(): boolean;
  live(): LiveSnapshot | undefined;
  metrics: Metrics;
  origin: string;
  security: SecurityOptions;
}

/** Routes a request to a part of the shell. Any address that is not one of the shell's own is a page. */
export async function routeRequest(exchange: Exchange, handlers: Handlers): Promise<void> {
  const { path } = exchange;
  if (path === "/healthz") return probe(exchange, true);
  if (path === "/readyz") return probe(exchange, handlers.isReady());
  if (path === "/metrics" && handlers.mayOperate(exchange)) return showMetrics(exchange, handlers.metrics);
  if (handlers.isOverwhelmed()) {
    exchange.shed = "event-loop";
    return replyText(exchange, 503, "Too many requests at the moment\n");
  }
  if (path.startsWith("/_fragments/")) return handlers.releaseFile(exchange);
  if (path.startsWith(siteFilePrefix)) return handlers.siteList(exchange);
  if (path === signsPath) return handlers.signs(exchange);
  if (path.startsWith("/_shell/")) return handlers.shellFile(exchange);
  if (handlers.gallery && path.startsWith("/_gallery/")) return handlers.gallery(exchange);
  if (path === "/api" || path.startsWith("/api/") || outbox.has(path)) return traceRequest(exchange, handlers.api);
  if (path === "/_preferences")
    return setPreference(exchange, { isHttps: handlers.security.isHttps, origin: handlers.origin });
  if (path === draftsPath) return endDrafts(exchange, { isHttps: handlers.security.isHttps, origin: handlers.origin });
  if (path === inspectPath) return handlers.inspect(exchange);
  if (path === previewPath) return handlers.preview(exchange);
  if (path === "/_reports") return handlers.report(exchange);
  if (path === vitalsPath) return handlers.vitals(exchange);
  if (path === "/_revision") return handlers.siteNow(exchange);
  if (path === "/robots.txt") return serveRobots(exchange, handlers.origin);
  if (path === "/sitemap.xml") {
    return serveSitemap(exchange, handlers.origin, { live: handlers.live(), content: await handlers.contentPages() });
  }
  if (isWellKnown(path)) return handlers.wellKnown(exchange);
  if (isSiteText(path)) return handlers.siteText(exchange);
  if (path === "/favicon.ico" || path === "/favicon.svg") return handlers.siteFile(exchange);
  return traceRequest(exchange, handlers.page);
}

function probe(exchange: Exchange, isGood: boolean): void {
  exchange.kind = "probe";
  if (!isRead(exchange)) return refuseMethod(exchange, "GET, HEAD");
  replyText(exchange, isGood ? 200 : 503, isGood ? "ok\n" : "not ready\n");
}

async function showMetrics(exchange: Exchange, { registry }: Metrics): Promise<void> {
  exchange.kind = "probe";
  const body = await registry.metrics();
  reply(exchange, 200, { headers: { "content-type": registry.contentType, "cache-control": "no-store" }, body });
}

/** Other servers log the request under its id, too. A trace begins here: a visitor's own trace header is ignored. */
function traceRequest(exchange: Exchange, serve: Serve): void | Promise<void> {
  const { request, response, path, requestId } = exchange;
  const span = beginRequestSpan({ method: request.method ?? "GET", path, requestId });
  response.once("close", () => span.end({ route: exchange.kind, status: response.statusCode }));
  return span.run(() => runWithRequestId(requestId, () => serve(exchange)));
}
