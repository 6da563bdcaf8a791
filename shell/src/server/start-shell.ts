import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PublicConfig } from "@zhian/contracts/render";
import type { Log } from "@zhian/server/log";
import { bracketed } from "@zhian/server/server-url";
import { readShellAssets } from "./assets.ts";
import type { Config } from "./config.ts";
import { createPageHealth } from "./health/page-health.ts";
import { sendReports } from "./health/send-reports.ts";
import { createVitals } from "./health/vitals.ts";
import { createHandlers } from "./http/create-handlers.ts";
import type { Exchange } from "./http/exchange/exchange.ts";
import { listen } from "./http/listener/listener.ts";
import { listenToOperator } from "./http/listener/operator-listener.ts";
import { PageCache } from "./http/pages/page-cache.ts";
import { type Handlers, routeRequest } from "./http/route-request.ts";
import { mirrorFile } from "./mirror/mirror-file.ts";
import { StoredMirror } from "./mirror/stored-mirror.ts";
import { watchLoopLag } from "./operate/loop-lag.ts";
import { createMetrics, type Metrics } from "./operate/metrics.ts";
import { readRegistryKeys } from "./read-registry-keys.ts";
import { RenderCache } from "./renderer/render-cache.ts";
import { Renderer } from "./renderer/renderer.ts";
import { followEnvironment } from "./snapshot/follow-environment.ts";
import type { LiveSnapshot } from "./snapshot/live-snapshot.ts";

export interface Shell {
  url: string;
  /** The address of the metrics, if they have their own port. */
  operatorUrl: string | undefined;
  /** Reports that the shell is not ready, but still serves, so that a load balancer sends requests to another instance. */
  announceEnd(): void;
  /** Reports that the shell is not ready, sends the last responses, then ends the renderer. */
  close(): Promise<void>;
  /** Process id of the renderer while there is one. */
  rendererPid(): number | undefined;
}

const keptRenderBytes = 16 * 2 ** 20;
const staticFolder = resolve(import.meta.dirname, "../../static");

/**
 * Starts the shell. By default, it listens before it is ready: until then, `/readyz` and pages report that. `droppedLines` returns
 * how many log lines could not be written.
 */
export async function startShell(config: Config, log: Log, droppedLines = () => 0): Promise<Shell> {
  const parts = await createParts(config, log, createMetrics(droppedLines));
  const { renderer, keptRenders, cache, health, vitals, mirror } = parts;
  const { promise: firstLive, resolve: isLive } = Promise.withResolvers<void>();
  const environment = followEnvironment(config, {
    ...parts,
    onLive(live) {
      switchTo(live, { pages: cache, keptRenders, renderer });
      health.switchTo(live);
      vitals.releases.switchTo(live);
      if (live.isPartial) return;
      mirror.end();
      isLive();
    },
    onNothing: () => void mirror.show(),
  });
  const { shared, exports } = parts.assets;
  const take = () => ({ shared, exports, counts: health.take(), vitals: vitals.take(), ...environment.standing() });
  const reports = sendReports({ config, take, keep: () => vitals.keep(), log });
  const lag = watchLoopLag();
  let isDraining = false;
  const handlers = await createHandlers(config, {
    ...parts,
    staticFolder,
    environment,
    renderer: keptRenders,
    keepPreviewed: (keys) => renderer.keepPreviewed(keys),
    lag,
    isDraining: () => isDraining,
  });

  async function stop(): Promise<void> {
    lag.stop();
    await reports.stop();
    await environment.stop();
    renderer.close();
    await handlers.close();
  }

  try {
    if (config.SHELL_LISTEN_WHEN_READY) await Promise.race([firstLive, mirror.shown]);
    const { announceEnd, close, ...urls } = await openPorts(config, handlers, log);
    return {
      ...urls,
      rendererPid: () => renderer.pid(),
      announceEnd() {
        isDraining = true;
        announceEnd();
      },
      async close() {
        isDraining = true;
        await close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createParts(config: Config, log: Log, metrics: Metrics) {
  const { SHELL_ASSETS_DIR: assetsFolder, SHELL_DATA_DIR: dataFolder } = config;
  const [setKeys, assets] = await Promise.all([readRegistryKeys(config), readShellAssets(assetsFolder)]);
  await mkdir(dataFolder, { recursive: true });
  const publicConfig = toPublicConfig(config);
  const renderer = createRenderer(config, { publicConfig, log, metrics });
  return {
    setKeys,
    assets,
    publicConfig,
    renderer,
    keptRenders: createKeptRenders(config, renderer),
    cache: createPageCache(config),
    health: createPageHealth(),
    vitals: createVitals({ log, metrics }),
    mirror: new StoredMirror({ file: join(assetsFolder, mirrorFile), log, metrics }),
    log,
    metrics,
  };
}

async function openPorts(config: Config, handlers: Handlers, log: Log) {
  const { SHELL_PORT: port, SHELL_HOST: host } = config;
  const { security, metrics } = handlers;
  const route = (exchange: Exchange) => routeRequest(exchange, handlers);
  const listener = await listen(route, { port, host, security, log, metrics });
  const operator = await listenToOperator(config, metrics);
  return {
    url: listener.url,
    operatorUrl: operator?.url,
    announceEnd: () => listener.announceEnd(),
    async close() {
      await listener.drain(config.SHELL_DRAIN_SECONDS * 1000);
      await operator?.close();
    },
  };
}

function toPublicConfig(config: Config): PublicConfig {
  const origin = config.SHELL_ORIGIN ?? `http://${bracketed(config.SHELL_HOST)}:${config.SHELL_PORT}`;
  const { CONSOLE_URL: consoleUrl, SHELL_IMAGE_HOSTS: imageHosts, API_STYLE: apiStyle } = config;
  return {
    origin,
    apiBase: "/api",
    consoleUrl,
    imageHosts,
    ...(apiStyle === "specification" && { apiStyle }),
    measuredShare: config.SHELL_MEASURED_PERCENT / 100,
  };
}

function createRenderer(config: Config, parts: { publicConfig: PublicConfig; log: Log; metrics: Metrics }): Renderer {
  return new Renderer({
    apiUrl: config.SHELL_API_URL,
    workerHeapMb: config.SHELL_WORKER_HEAP_MB,
    minBudgetMs: config.SHELL_MIN_RENDER_MS,
    maxRssMb: config.SHELL_RENDERER_MAX_RSS_MB,
    mostWarmUps: config.SHELL_DEV ? 1 : undefined,
    ...parts,
  });
}

function createKeptRenders({ SHELL_PAGE_FRESH_SECONDS: seconds }: Config, renderer: Renderer): RenderCache {
  return new RenderCache(renderer, { maxBytes: keptRenderBytes, freshMs: seconds * 1000 });
}

function createPageCache(config: Config): PageCache {
  const { SHELL_PAGE_CACHE_MB: megabytes, SHELL_PAGE_FRESH_SECONDS: seconds } = config;
  return new PageCache({ maxBytes: megabytes * 2 ** 20, freshMs: seconds * 1000 });
}

interface Rendering {
  pages: PageCache;
  keptRenders: RenderCache;
  renderer: Renderer;
}

/** Frees the pages and workers of releases that are no longer served. */
function switchTo({ deployments }: LiveSnapshot, { pages, keptRenders, renderer }: Rendering): void {
  const releases = deployments.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  pages.clear();
  keptRenders.clear();
  renderer.keepOnly(releases.map(({ key }) => key));
}
