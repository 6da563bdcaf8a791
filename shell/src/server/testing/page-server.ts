import type { Log } from "@zhian/server/log";
import { silentLog } from "@zhian/server/testing/silent-log";
import type { ComposeDependencies } from "../compose/compose-page.ts";
import { createSiteViews } from "../compose/site-views.ts";
import type { Exchange } from "../http/exchange/exchange.ts";
import { type Listener, listen, type requestLimits } from "../http/listener/listener.ts";
import { PageCache } from "../http/pages/page-cache.ts";
import { PageServer } from "../http/pages/serve-page.ts";
import { createMetrics } from "../operate/metrics.ts";
import { releaseKey, toPageFragment } from "../releases/release.ts";
import { makeFragment } from "./fragment-fixture.ts";

export interface ServerSettings {
  port?: number;
  /** Used instead of serving pages. */
  route?(exchange: Exchange): Promise<void>;
  /** Used instead of the renderer process. */
  render?: ComposeDependencies["renderer"]["render"];
  limits?: Partial<typeof requestLimits>;
  cache?: ConstructorParameters<typeof PageCache>[0];
  log?: Log;
}

const nothingKept = { maxBytes: 0, freshMs: 0 };

/** Starts the HTTP half alone, with one fragment for everything and without a registry. */
export async function startServer({
  port = 0,
  route,
  render,
  limits = {},
  cache = nothingKept,
  log = silentLog,
}: ServerSettings): Promise<Listener> {
  const metrics = createMetrics();
  const security = { isHttps: false, isDev: false };
  const snapshot = liveSnapshot();
  const pages = new PageServer({
    renderer: { render: render ?? unwanted, renderApart: render ?? unwanted, hasRoom: () => true },
    assets: {
      entry: { path: "main.js", integrity: "" },
      inspectors: { path: "inspectors.js", integrity: "" },
      css: [],
      fonts: [],
      files: {},
      shared: {},
      exports: {},
      integrity: {},
      version: "4f2a",
      styles: [],
      folder: "",
    },
    config: { origin: "http://site.test", apiBase: "/api", consoleUrl: "/console" },
    cache: new PageCache(cache),
    live: () => snapshot,
    mirrored: () => new Map(),
    views: createSiteViews(),
    inspection: { isOn: () => false },
    previews: { show: unwanted },
    maxRenders: 10,
    security,
    health: { countKept: () => {}, countMade: () => {} },
    log,
    metrics,
  });
  return listen(route ?? ((exchange) => pages.serve(exchange)), {
    port,
    host: "127.0.0.1",
    security,
    log,
    metrics,
    limits,
  });
}

function liveSnapshot() {
  const { manifest } = makeFragment({ name: "mf-all", slots: ["header", "main"], routes: ["/*"] });
  const page = toPageFragment(manifest);
  const stable = { key: releaseKey(manifest), manifest, page, styles: new Map<string, Uint8Array>(), isRunnable: true };
  const dates = { issuedAt: "2026-01-01T00:00:00Z", expiresAt: "2027-01-01T00:00:00Z" };
  const snapshot = { schema: 1 as const, environment: "test", revision: 1, head: "", ...dates, fragments: {} };
  return { snapshot, revision: 1, deployments: [{ name: "mf-all", stable }], hasCanary: false };
}

function unwanted(): never {
  throw new Error("this test renders nothing");
}
