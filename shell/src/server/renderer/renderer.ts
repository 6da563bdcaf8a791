import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { PublicConfig } from "@zhian/contracts/render";
import { backoffMs } from "@zhian/server/backoff";
import type { Log } from "@zhian/server/log";
import pLimit from "p-limit";
import type { Metrics } from "../operate/metrics.ts";
import { releaseKey } from "../releases/release.ts";
import { callHeadersOf } from "./call-headers.ts";
import { loadOrderOf } from "./load-order.ts";
import { PendingRenders, type RenderTask } from "./pending-renders.ts";
import { type RendererChild, startRendererChild } from "./process/renderer-child.ts";
import { KeptCatalogues } from "./protocol/kept-catalogues.ts";
import type { FromRenderer, LoadOrder, PageRender } from "./protocol/messages.ts";
import { createRequestRate } from "./request-rate.ts";
import { createStartupGrace, type StartupGrace } from "./startup-grace.ts";
import { tellLog } from "./tell-log.ts";
import { WantedReleases } from "./wanted-releases.ts";
import { WarmStandby } from "./warm-standby.ts";

interface Options {
  apiUrl: string;
  workerHeapMb: number;
  maxRssMb: number;
  minBudgetMs: number;
  /** Limits a release's warm-up renders, for development, where someone waits for each build. All of them by default. */
  mostWarmUps?: number | undefined;
  publicConfig: PublicConfig;
  log: Log;
  metrics: Metrics;
}

export type Loaded = { status: "loaded" } | { status: "failed"; problem: string };

interface Loading {
  order: LoadOrder;
  rehearsals: number;
  /** Renderer processes that have ended meanwhile. */
  deaths: number;
  finish(problem: string | undefined): void;
}

const hardBudgetMs = 1_000;
/** Extra time for messages in both directions, and its share of longer budgets; the renderer enforces the budget itself. */
const leastGraceMs = 250;
const graceShare = 0.1;
/** The number of releases that the renderer process loads at once. */
const loadsAtOnce = 4;
const quickMs = 10_000;
/** A release that is being loaded may be what ends the process, but so may a busy machine. */
const mostDeaths = 3;
/** After this many, a thread is nearly as fast as it gets. */
const mostRehearsals = 150;

/** The shell's side of the renderer process, which it restarts whenever it dies. */
export class Renderer {
  readonly #options: Options;
  readonly #orders = new Map<string, LoadOrder>();
  readonly #loading = new Map<string, Loading>();
  readonly #loads = new Map<string, Promise<Loaded>>();
  readonly #pending: PendingRenders;
  #child: RendererChild;
  #isClosed = false;
  #quickDeaths = 0;
  readonly #inTurn = pLimit(loadsAtOnce);
  readonly #grace: StartupGrace = createStartupGrace();
  readonly #requestRate = createRequestRate();
  readonly #told = new KeptCatalogues();
  readonly #wanted = new WantedReleases();
  readonly #standby = new WarmStandby((key) => this.#child.send({ type: "end", key }));

  constructor(options: Options) {
    this.#options = options;
    this.#pending = new PendingRenders({ ...options, ...this.#grace, isApart: this.#wanted.isOnlyPreviewed });
    this.#child = this.#start();
  }

  /** Boots and warms a worker for the release whose server bundle is `file`. */
  async load(manifest: FragmentManifest, file: string): Promise<Loaded> {
    const { publicConfig, mostWarmUps } = this.#options;
    const whole = loadOrderOf(manifest, file, publicConfig);
    const order = { ...whole, warmUps: whole.warmUps.slice(0, mostWarmUps) };
    this.#wanted.comes(order.key);
    return this.#loadOnce(order, () => this.#rehearsals(manifest));
  }

  /** Like `load`, without rehearsals, for the few viewers of a preview. The release must be passed to `keepPreviewed` first. */
  async loadPreviewed(manifest: FragmentManifest, file: string): Promise<Loaded> {
    return this.#loadOnce(loadOrderOf(manifest, file, this.#options.publicConfig), () => 0);
  }

  /** A preview and a promotion may load the same release at the same time. */
  async #loadOnce(order: LoadOrder, rehearsals: () => number): Promise<Loaded> {
    const { key } = order;
    if (this.#orders.has(key)) return { status: "loaded" };
    const running = this.#loads.get(key) ?? this.#inTurn(() => this.#grace.during(this.#load(order, rehearsals())));
    this.#loads.set(key, running);
    return running.finally(() => this.#loads.delete(key));
  }

  /** A release that replaces a newer one is needed at once; any other is first made as fast as its visitors will need it. */
  #rehearsals(manifest: FragmentManifest): number {
    const isTakenBack = this.#wanted.hasNewer(releaseKey(manifest), this.#orders.keys());
    return isTakenBack ? 0 : Math.min(this.#requestRate.lately(manifest.name), mostRehearsals);
  }

  async #load(order: LoadOrder, rehearsals: number): Promise<Loaded> {
    const { key } = order;
    // Its worker may still be warm: the renderer process checks.
    this.#standby.take(key);
    const answer = Promise.withResolvers<string | undefined>();
    this.#loading.set(key, { order, rehearsals, deaths: 0, finish: answer.resolve });
    this.#child.send({ type: "load", rehearsals, ...order });
    // The renderer process gives up on a worker that does not load, and a silent renderer process is replaced.
    const problem = await answer.promise;
    this.#loading.delete(key);
    if (problem !== undefined) return { status: "failed", problem };
    this.#orders.set(key, order);
    return { status: "loaded" };
  }

  /** Ends the workers of all other releases after their last job; of those that another version replaces, after a while. */
  keepOnly(keys: readonly string[]): void {
    this.#wanted.serve(keys);
    const leaving = [...this.#orders.keys()].filter((key) => !this.#wanted.has(key));
    for (const key of leaving) this.#forget(key);
    this.#standby.replace(leaving, keys);
    const standby = this.#standby.keys();
    this.#child.send({ type: "keep", keys: [...keys, ...this.#wanted.previewed(), ...standby], standby });
  }

  /** Sets all releases that previews show. Those no longer previewed, and not needed otherwise, are ended. */
  keepPreviewed(keys: readonly string[]): void {
    const before = this.#wanted.previewed();
    this.#wanted.preview(keys);
    for (const key of before.filter((one) => !this.#wanted.has(one))) {
      this.#forget(key);
      if (!this.#standby.keys().includes(key)) this.#child.send({ type: "end", key });
    }
  }

  #forget(key: string): void {
    this.#orders.delete(key);
    this.#pending.forget(key);
  }

  render(manifest: FragmentManifest, { catalogue, drafts, ...request }: PageRender): RenderTask {
    const ownBudgetMs = Math.min(manifest.renderBudgetMs, hardBudgetMs);
    const wantedMs = this.#grace.isPatient() ? hardBudgetMs : ownBudgetMs;
    const budgetMs = Math.max(wantedMs, this.#options.minBudgetMs);
    this.#requestRate.asked(manifest.name);
    const graceMs = Math.max(leastGraceMs, budgetMs * graceShare);
    const { id, task } = this.#pending.open(manifest, budgetMs + graceMs);
    const callHeaders = callHeadersOf(manifest, task, { catalogue, drafts });
    if (!this.#pending.mayAsk(id)) this.#pending.fail(id, "circuit-open", "not requested");
    else {
      const budgets = { budgetMs, ownBudgetMs };
      const key = releaseKey(manifest);
      this.#told.tell(catalogue, ({ id, products }) => this.#child.send({ type: "catalogue", id, products }));
      this.#child.send({ type: "render", id, key, request, catalogue: catalogue.id, ...budgets, callHeaders });
    }
    return task;
  }

  /** Whether one more render of this release would finish in time. */
  hasRoom(manifest: FragmentManifest): boolean {
    return this.#pending.hasRoom(manifest);
  }

  pid(): number | undefined {
    return this.#child.pid;
  }

  close(): void {
    this.#isClosed = true;
    this.#standby.clear();
    this.#child.kill();
    this.#pending.failAll("renderer-gone", "the shell is shutting down");
    for (const { finish } of this.#loading.values()) finish("the shell is shutting down");
  }

  #start(): RendererChild {
    const { apiUrl, workerHeapMb, maxRssMb, metrics } = this.#options;
    const startedAt = performance.now();
    metrics.rendererStarts.inc();
    this.#told.clear();
    const child = startRendererChild({
      onMessage: (message) => this.#receive(message),
      onGone: (why) => this.#replace(why, performance.now() - startedAt),
    });
    child.send({ type: "start", apiUrl, workerHeapMb, maxRssBytes: maxRssMb * 2 ** 20 });
    return child;
  }

  #replace(why: string, livedMs: number): void {
    if (this.#isClosed) return;
    this.#options.log.error({ event: "renderer.exited", reason: why }, "the renderer process exited and is restarted");
    this.#standby.clear();
    this.#pending.failAll("renderer-gone", why);
    for (const loading of this.#loading.values()) {
      loading.deaths += 1;
      if (loading.deaths >= mostDeaths) loading.finish(`the renderer process exited: ${why}`);
    }
    this.#quickDeaths = livedMs < quickMs ? this.#quickDeaths + 1 : 0;
    const waitMs = this.#quickDeaths < 2 ? 0 : backoffMs(this.#quickDeaths, { firstMs: 100, mostMs: 10_000 });
    setTimeout(() => {
      if (this.#isClosed) return;
      this.#child = this.#start();
      for (const order of this.#orders.values()) this.#child.send({ type: "load", ...order });
      for (const { order, rehearsals } of this.#loading.values())
        this.#child.send({ type: "load", rehearsals, ...order });
    }, waitMs);
  }

  #receive(message: FromRenderer): void {
    const { metrics, maxRssMb } = this.#options;
    switch (message.type) {
      case "loaded":
        this.#loading.get(message.key)?.finish(message.problem);
        return;
      case "decided":
        this.#pending.decide(message.id, message.decision);
        return;
      case "done":
        this.#pending.finish(message.id, message.parts, message.isDegraded);
        return;
      case "failed":
        this.#pending.fail(message.id, message.reason, message.message);
        return;
      case "hung":
        this.#pending.hung(message.key);
        return;
      case "alive":
        metrics.rendererRss.set(message.rssBytes);
        // The renderer process ends a worker that grows; growth beyond that cannot be fixed from within.
        if (message.rssBytes > maxRssMb * 2 ** 20 * 1.5) this.#child.kill();
        return;
      case "dropped":
      case "left":
      case "log":
        tellLog(message, this.#options);
    }
  }
}
