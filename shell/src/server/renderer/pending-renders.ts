import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderDecision } from "@zhian/contracts/render";
import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";
import { readReleaseKey, releaseKey } from "../releases/release.ts";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.ts";
import type { FailureReason, RenderedParts } from "./protocol/messages.ts";
import { createRenderLimit, type RenderLimit } from "./render-limit.ts";

export type RenderOutcome =
  /** `isDegraded`: without an up-to-date response to each of its api calls; soon, a render may be better. */
  | { outcome: "rendered"; parts: RenderedParts; ms: number; isDegraded?: true | undefined }
  /** `isBusy`: late because of load, which proves nothing about the release. */
  | { outcome: "failed"; reason: FailureReason; ms: number; isBusy?: boolean };

export interface RenderTask {
  /** Undefined when the fragment failed before it decided. Never rejects, like `done`. */
  decided: Promise<RenderDecision | undefined>;
  done: Promise<RenderOutcome>;
}

interface Dependencies {
  log: Log;
  metrics: Metrics;
  /** Whether a release is booting alongside those that render. */
  isPatient(): boolean;
  /** Whether the release with this key is shown only in previews: metrics and alerts cover only what visitors are served. */
  isApart?(key: string): boolean;
}

interface Pending {
  manifest: FragmentManifest;
  limit: RenderLimit;
  /** Sent while the circuit was open: its outcome decides whether the circuit closes. */
  isProbe?: boolean;
  startedAt: number;
  timer: NodeJS.Timeout;
  decide(decision: RenderDecision | undefined): void;
  finish(outcome: RenderOutcome): void;
}

/** The most concurrent renders of one release, however fast it is. */
const maxRenders = 200;
const harmless: ReadonlySet<FailureReason> = new Set([
  "starved",
  "api-failed",
  "busy",
  "circuit-open",
  "not-loaded",
  "renderer-gone",
]);

/** Tracks renders until their outcome is known, and what the outcomes show about their releases. */
export class PendingRenders {
  readonly #pending = new Map<number, Pending>();
  readonly #breakers = new Map<string, CircuitBreaker>();
  readonly #limits = new Map<string, RenderLimit>();
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #isPatient: () => boolean;
  readonly #isApart: (key: string) => boolean;
  #lastId = 0;

  constructor({ log, metrics, isPatient, isApart = () => false }: Dependencies) {
    this.#log = log;
    this.#metrics = metrics;
    this.#isPatient = isPatient;
    this.#isApart = isApart;
  }

  /** Returns a task that ends after `limitMs` at the latest, whatever the renderer does. */
  open(manifest: FragmentManifest, limitMs: number): { id: number; task: RenderTask } {
    this.#lastId += 1;
    const id = this.#lastId;
    const decided = Promise.withResolvers<RenderDecision | undefined>();
    const done = Promise.withResolvers<RenderOutcome>();
    const giveUp = () => this.fail(id, "starved", "the renderer did not respond");
    // A result that arrived while the shell itself was busy is read first.
    const timer = setTimeout(() => setImmediate(giveUp), limitMs);
    const { resolve: decide } = decided;
    const limit = this.#limitOf(releaseKey(manifest));
    limit.began();
    this.#pending.set(id, { manifest, limit, startedAt: performance.now(), timer, decide, finish: done.resolve });
    return { id, task: { decided: decided.promise, done: done.promise } };
  }

  /** Whether the circuit breaker allows the render. Call once for each task. */
  mayAsk(id: number): boolean {
    const entry = this.#pending.get(id);
    if (!entry) return false;
    const admission = this.#breakerOf(releaseKey(entry.manifest)).admit();
    entry.isProbe = admission === "probe";
    return admission !== "refuse";
  }

  /** Whether one more render would finish in time. */
  hasRoom(manifest: FragmentManifest): boolean {
    return !this.#limitOf(releaseKey(manifest)).isReached();
  }

  decide(id: number, decision: RenderDecision): void {
    this.#pending.get(id)?.decide(decision);
  }

  finish(id: number, parts: RenderedParts, isDegraded?: true): void {
    const entry = this.#take(id);
    if (!entry) return;
    this.#breakerOf(releaseKey(entry.manifest)).succeeded(entry.isProbe);
    const ms = this.#observe(entry, "rendered");
    entry.limit.ended(ms);
    entry.decide({ status: 200, chunks: [] }); // Has no effect if it has already decided.
    entry.finish({ outcome: "rendered", parts, ms, isDegraded });
  }

  fail(id: number, reason: FailureReason, message: string): void {
    const entry = this.#take(id);
    if (!entry) return;
    const { name: fragment, version } = entry.manifest;
    const isLate = reason === "timed-out" && (entry.limit.isStrained() || this.#isPatient());
    const isBusy = isLate || reason === "starved";
    // An open circuit is logged once, elsewhere: a line for each affected page would cost too much.
    const level = reason === "circuit-open" ? "debug" : "warn";
    this.#log[level](
      { event: "render.failed", fragment, version, reason, detail: message.slice(0, 1000) },
      "a fragment was not rendered",
    );
    if (!isBusy && !harmless.has(reason)) this.#blame(releaseKey(entry.manifest), entry.isProbe);
    const ms = this.#observe(entry, reason);
    entry.limit.ended(undefined);
    entry.decide(undefined);
    entry.finish({ outcome: "failed", reason, ms, isBusy });
  }

  /** Call when a `starved` render has turned out to hang. */
  hung(key: string): void {
    if (this.#breakers.has(key)) this.#blame(key);
  }

  #blame(key: string, isProbe?: boolean): void {
    const breaker = this.#breakerOf(key);
    const wasOpen = breaker.isOpen();
    breaker.failed(isProbe);
    if (wasOpen || !breaker.isOpen()) return;
    const { name: fragment, version } = readReleaseKey(key);
    this.#log.warn({ event: "circuit.opened", fragment, version }, "a release fails too often: most requests skip it");
  }

  failAll(reason: FailureReason, message: string): void {
    for (const id of this.#pending.keys()) this.fail(id, reason, message);
  }

  forget(key: string): void {
    const { name: fragment, version } = readReleaseKey(key);
    this.#metrics.breakers.remove({ fragment, version });
    this.#breakers.delete(key);
    this.#limits.delete(key);
  }

  #take(id: number): Pending | undefined {
    const entry = this.#pending.get(id);
    clearTimeout(entry?.timer);
    this.#pending.delete(id);
    return entry;
  }

  #observe({ manifest, startedAt }: Pending, outcome: string): number {
    const ms = performance.now() - startedAt;
    const { name: fragment, version } = manifest;
    if (this.#isApart(releaseKey(manifest))) return ms;
    this.#metrics.renders.observe({ fragment, version, outcome }, ms / 1000);
    const isOpen = this.#breakerOf(releaseKey(manifest)).isOpen();
    this.#metrics.breakers.set({ fragment, version }, isOpen ? 1 : 0);
    return ms;
  }

  #limitOf(key: string): RenderLimit {
    const limit = this.#limits.get(key) ?? createRenderLimit(maxRenders, { isPatient: this.#isPatient });
    this.#limits.set(key, limit);
    return limit;
  }

  #breakerOf(key: string): CircuitBreaker {
    const breaker = this.#breakers.get(key) ?? createCircuitBreaker();
    this.#breakers.set(key, breaker);
    return breaker;
  }
}
