import { join } from "node:path";
import { isLoopback } from "@zhian/contracts/is-loopback";
import type { PublicConfig } from "@zhian/contracts/render";
import { createClientAddress } from "@zhian/server/client-address";
import type { Log } from "@zhian/server/log";
import type { ShellAssets } from "../assets.ts";
import { readVisitor } from "../compose/read-visitor.ts";
import { createSiteViews, type SiteViews } from "../compose/site-views.ts";
import type { Config } from "../config.ts";
import type { PageHealth } from "../health/page-health.ts";
import type { Vitals } from "../health/vitals.ts";
import type { StoredMirror } from "../mirror/stored-mirror.ts";
import type { LoopLag } from "../operate/loop-lag.ts";
import type { Metrics } from "../operate/metrics.ts";
import { Previews } from "../preview/previews.ts";
import type { RenderCache } from "../renderer/render-cache.ts";
import type { Environment } from "../snapshot/follow-environment.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { createInspection } from "./exchange/inspection.ts";
import type { SecurityOptions } from "./exchange/security-headers.ts";
import { createContentPages } from "./files/content-pages.ts";
import { createGalleryServer } from "./files/serve-gallery.ts";
import { createReleaseFileServer } from "./files/serve-release-file.ts";
import { createSignsServer } from "./files/serve-signs.ts";
import { createSiteListServer } from "./files/serve-site-list.ts";
import { createSiteNowServer } from "./files/serve-site-now.ts";
import { createSiteTextServer } from "./files/serve-site-text.ts";
import { createStaticServer } from "./files/serve-static.ts";
import { createWellKnownServer } from "./files/serve-well-known.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { PageServer } from "./pages/serve-page.ts";
import { createPreviewServer } from "./pages/serve-preview.ts";
import { createApiProxy } from "./proxy-api.ts";
import { createReportReceiver } from "./receive-report.ts";
import { createVitalsReceiver } from "./receive-vitals.ts";
import type { Handlers } from "./route-request.ts";

interface Dependencies {
  assets: ShellAssets;
  staticFolder: string;
  publicConfig: PublicConfig;
  environment: Environment;
  mirror: Pick<StoredMirror, "pages">;
  renderer: Pick<RenderCache, "render" | "renderApart" | "hasRoom">;
  /** Keeps loaded the releases that previews show. */
  keepPreviewed(keys: readonly string[]): void;
  cache: PageCache;
  lag: LoopLag;
  health: PageHealth;
  vitals: Vitals;
  isDraining(): boolean;
  log: Log;
  metrics: Metrics;
}

/** Creates all request handlers with their dependencies. */
export async function createHandlers(
  config: Config,
  parts: Dependencies,
): Promise<Handlers & { close(): Promise<void> }> {
  const { assets, environment, renderer, cache, publicConfig, log, metrics } = parts;
  const { origin } = publicConfig;
  const { SHELL_DEV: isDev, SHELL_IMAGE_HOSTS: imageHosts } = config;
  const security = { isHttps: origin.startsWith("https:"), isDev, imageHosts };
  const live = () => environment.live();
  const whole = () => (live()?.isPartial ? undefined : live());
  const { inspection, previews } = createPassHolders(config, { ...parts, security });
  const views = createSiteViews();
  const pages = new PageServer({
    views,
    renderer,
    assets,
    config: publicConfig,
    cache,
    live,
    mirrored: () => parts.mirror.pages(),
    security,
    health: parts.health,
    inspection,
    previews,
    log,
    metrics,
    maxRenders: config.SHELL_MAX_RENDERS,
  });
  const clientAddress = createClientAddress(config.SHELL_TRUSTED_PROXIES);
  const catalogueOf = createCatalogueOf({ views, previews, live });
  const api = createApiProxy({ apiUrl: config.SHELL_API_URL, origin, clientAddress, catalogueOf });
  const { files, manifests } = environment;
  return {
    page: (exchange) => pages.serve(exchange),
    api: api.serve,
    siteList: createSiteListServer({ views, previews, live }),
    siteNow: createSiteNowServer({ views, previews, live: whole, assets }),
    releaseFile: createReleaseFileServer({ files, manifests, registryUrl: config.SHELL_REGISTRY_URL }),
    ...(await createOwnFiles(config, { ...parts, live, security })),
    siteText: createSiteTextServer({ apiUrl: config.SHELL_API_URL, origin }),
    wellKnown: createWellKnownServer({ config: publicConfig, securityContacts: config.SHELL_SECURITY_CONTACTS }),
    contentPages: createContentPages(config.SHELL_API_URL, () => catalogueOf()),
    inspect: inspection.serve,
    preview: createPreviewServer({ previews, origin, isHttps: security.isHttps }),
    report: createReportReceiver({ health: parts.health, origin, log, metrics }),
    vitals: createVitalsReceiver({ ...parts.vitals, health: parts.health, version: assets.version, origin, metrics }),
    mayOperate: mayOperate(config, origin),
    isReady: () => !parts.isDraining() && whole() !== undefined,
    isOverwhelmed: () => parts.lag.meanMs() >= config.SHELL_MAX_LAG_MS,
    live: whole,
    metrics,
    origin,
    security,
    async close() {
      previews.close();
      await api.close();
    },
  };
}

interface PassHolders extends Pick<Dependencies, "environment" | "publicConfig" | "keepPreviewed" | "log"> {
  security: SecurityOptions;
}

/** Creates what the registry's signed passes unlock. */
function createPassHolders(config: Config, { environment, publicConfig, keepPreviewed, log, security }: PassHolders) {
  const { isDev: isAlwaysOn, isHttps } = security;
  const here = { keys: environment.keys, environment: config.SHELL_ENVIRONMENT };
  const inspection = createInspection({ ...here, isAlwaysOn, isHttps });
  const previews = new Previews({
    ...here,
    origin: publicConfig.origin,
    registryUrl: config.SHELL_REGISTRY_URL,
    prepare: (manifest) => environment.prepareApart(manifest),
    keepLoaded: keepPreviewed,
    log,
  });
  return { inspection, previews };
}

interface OwnFiles extends Pick<Dependencies, "assets" | "staticFolder">, Pick<Handlers, "live" | "security"> {}

/** Creates the handlers for the shell's own files. */
async function createOwnFiles(
  { SHELL_GALLERY: hasGallery, SHELL_ASSETS_DIR: built }: Config,
  { assets, staticFolder, live, security }: OwnFiles,
): Promise<Pick<Handlers, "shellFile" | "signs" | "siteFile" | "gallery">> {
  return {
    shellFile: await createStaticServer(assets.folder, "/_shell/"),
    signs: await createSignsServer(assets.folder, live),
    siteFile: await createStaticServer(staticFolder, "/"),
    ...(hasGallery && { gallery: await createGalleryServer(join(built, "gallery"), security) }),
  };
}

interface Views extends Pick<Environment, "live"> {
  views: SiteViews;
  previews: Pick<Previews, "held">;
}

/** The catalogue for a visitor with these cookies. */
function createCatalogueOf({ views, previews, live }: Views) {
  return (cookies?: string) => {
    const present = live();
    const { id, previewPass: kept } = readVisitor(cookies);
    const preview = kept === undefined ? undefined : previews.held(kept);
    return present && views.of(present, id, preview).catalogue;
  };
}

/**
 * Behind a proxy on this machine, every client appears to be local. The peer's address is therefore trusted only if
 * the site's origin is a loopback address, too, and no header shows that the request was forwarded.
 */
function mayOperate({ SHELL_OPERATOR_PORT: port }: Config, origin: string): (exchange: Exchange) => boolean {
  const isLocal = port === undefined && isLoopback(origin);
  return ({ request: { headers, socket } }) =>
    isLocal &&
    headers["x-forwarded-for"] === undefined &&
    headers.forwarded === undefined &&
    /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? "");
}
