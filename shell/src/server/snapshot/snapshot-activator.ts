import { isDeepStrictEqual } from "node:util";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { HealthReport, RefusedRelease } from "@zhian/contracts/health";
import type { Snapshot } from "@zhian/contracts/snapshot";
import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";
import { type Release, toPageFragment } from "../releases/release.ts";
import { checkOrder } from "./check-revision-order.ts";
import { FirstParts } from "./first-parts.ts";
import { forgetRevoked, type KeptSnapshot, readKept } from "./kept-snapshots.ts";
import type { TrustedKeys } from "./key-ring.ts";
import type { LiveDeployment, LiveSnapshot } from "./live-snapshot.ts";
import type { Preparation } from "./prepare-release.ts";
import { Retries } from "./retries.ts";
import { SeenRevisions } from "./seen-revisions.ts";
import { servedBy, toRefused } from "./served-releases.ts";
import type { SnapshotStore } from "./snapshot-store.ts";
import { verifySnapshot } from "./verify-snapshot.ts";

interface Dependencies {
  store: SnapshotStore;
  keys: TrustedKeys;
  environment: string;
  allowJump: boolean;
  prepare(manifest: FragmentManifest): Promise<Preparation>;
  onLive(live: LiveSnapshot): void;
  log: Log;
  metrics: Metrics;
}

interface Candidate extends KeptSnapshot {
  source: "disk" | "registry";
}

/** The largest number of broken releases that are reported to the registry. */
const maxTold = 50;

/** Decides which snapshot is served. The current one stays until a better one is verified, downloaded and warm. */
export class SnapshotActivator {
  readonly #options: Dependencies;
  readonly #seen: SeenRevisions;
  #live: LiveSnapshot | undefined;
  /** The id of the key that signed the live snapshot. */
  #liveKeyId = "";
  #wanted: Candidate | undefined;
  #working: Promise<void> | undefined;
  readonly #retries = new Retries();
  #isStopped = false;
  /** Whether every release of the live snapshot works. */
  #isWhole = false;
  #refused: HealthReport["refused"];

  constructor(options: Dependencies) {
    this.#options = options;
    this.#seen = new SeenRevisions(options.store);
  }

  current(): LiveSnapshot | undefined {
    return this.#live;
  }

  standing(): Pick<HealthReport, "revision" | "refused"> {
    const revision = this.#isWhole && this.#live ? this.#live.revision : null;
    return { revision, ...(this.#refused && { refused: this.#refused }) };
  }

  /** Whether the live snapshot has expired. It is still served, since there is none newer, but the operator must know. */
  isExpired(): boolean {
    return this.#live !== undefined && Date.parse(this.#live.snapshot.expiresAt) < Date.now();
  }

  /** Whether the live snapshot's key is revoked. It stays live until one signed by a good key arrives: an outage helps no visitor. */
  isOfRevokedKey(): boolean {
    return this.#live !== undefined && this.#options.keys.isRevoked(this.#liveKeyId);
  }

  /** Call when a new list of keys was accepted. */
  async forgetRevoked(): Promise<void> {
    await this.#onDisk(() => forgetRevoked(this.#options));
  }

  /** Activates the snapshot that was live before the restart, or an older one if it is broken. */
  async startFromDisk(): Promise<void> {
    await this.#seen.read();
    const kept = await readKept(this.#options);
    await this.#options.store.removeUnfinished();
    await this.#activateFirst(kept.map((one) => ({ ...one, source: "disk" as const })));
  }

  /** `candidates`: newest first. If the newest is not ready, it is tried again: a busy machine may have run out of time for it. */
  async #activateFirst(candidates: readonly Candidate[]): Promise<void> {
    const [newest] = candidates;
    if (!newest) return;
    const ready = await this.#firstReady(candidates);
    if (!ready) await this.#activate(newest, true);
    if (ready !== newest && !this.#isStopped) this.#retries.later(() => this.#want(newest));
  }

  async #firstReady(candidates: readonly Candidate[]): Promise<Candidate | undefined> {
    for (const candidate of candidates) {
      if (await this.#activate(candidate, false)) return candidate;
    }
    return undefined;
  }

  /** Takes a text that claims to be a signed snapshot. Returns whether it was accepted; it goes live when it is ready. */
  async offer(text: string): Promise<boolean> {
    const verified = verifySnapshot(text, this.#options);
    if (verified.status === "refused") return this.#refuse(verified.reason);
    const { snapshot, keyId } = verified;
    const { keys, allowJump } = this.#options;
    const seen = this.#seen.highest((id) => keys.isRevoked(id));
    const order = checkOrder(snapshot, seen, allowJump);
    if (order === "older" || order === "forked" || order === "jumped") return this.#refuse(order);

    await this.#onDisk(() => this.#seen.note(keyId, { revision: snapshot.revision, head: snapshot.head }));
    const candidate = { snapshot, text, keyId, source: "registry" as const };
    if (this.#isServed(snapshot)) await this.#renew(candidate);
    else this.#want(candidate);
    return true;
  }

  /** Compares the content: a stolen key may have signed something else under the same revision. */
  #isServed({ revision, fragments }: Snapshot): boolean {
    return (
      this.#isWhole && this.#live?.revision === revision && isDeepStrictEqual(this.#live.snapshot.fragments, fragments)
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#retries.end();
    await this.#working;
  }

  #refuse(reason: string): false {
    const { log, metrics } = this.#options;
    metrics.rejected.inc({ reason });
    log.error({ event: "snapshot.rejected", reason, revision: this.#live?.revision }, "a snapshot was rejected");
    return false;
  }

  /** Takes a snapshot that was signed again, for a later expiry or by another key: there is nothing to prepare. */
  async #renew({ snapshot, text, keyId }: Candidate): Promise<void> {
    if (!this.#live || snapshot.issuedAt < this.#live.snapshot.issuedAt) return;
    if (snapshot.issuedAt === this.#live.snapshot.issuedAt && keyId === this.#liveKeyId) return;
    this.#live = { ...this.#live, snapshot };
    this.#liveKeyId = keyId;
    this.#measure();
    await this.#onDisk((store) => store.save(snapshot.revision, text));
  }

  /** A full or missing disk affects the next start, but not this run. */
  async #onDisk(write: (store: SnapshotStore) => Promise<void>): Promise<void> {
    try {
      await write(this.#options.store);
    } catch (error) {
      this.#options.log.error({ event: "stored_snapshot.write_failed", err: error }, "a snapshot could not be stored");
    }
  }

  #want(candidate: Candidate): void {
    this.#wanted = candidate;
    this.#retries.end();
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async #work(): Promise<void> {
    while (this.#wanted && !this.#isStopped) {
      const candidate = this.#wanted;
      this.#wanted = undefined;
      // Offered again while it was being prepared: there is nothing left to do.
      if (this.#isServed(candidate.snapshot)) continue;
      const isLive = await this.#activate(candidate, this.#hasNothing());
      if (!isLive && !this.#wanted && !this.#isStopped) this.#retries.later(() => this.#want(candidate));
    }
  }

  /** Returns whether all of it is ready. `evenDegraded`: a shell with nothing else shows fallbacks rather than nothing. */
  async #activate({ snapshot, text, keyId, source }: Candidate, evenDegraded: boolean): Promise<boolean> {
    const { prepare, keys, log, metrics } = this.#options;
    const problems: RefusedRelease[] = [];
    const served = servedBy(this.#live);
    const first = this.#hasNothing() ? new FirstParts(snapshot) : undefined;
    const prepared = async (manifest: FragmentManifest): Promise<Release> => {
      const same = served.get(JSON.stringify(manifest));
      if (same) return same;
      const preparation = await prepare(manifest);
      if (preparation.status === "failed") problems.push(toRefused(manifest, preparation));
      else if (first && !this.#isStopped) this.#show(first.with(preparation.release), keyId);
      return preparation.release;
    };
    const deployments = await Promise.all(
      Object.entries(snapshot.fragments).map(async ([name, { stable, canary, earlier }]): Promise<LiveDeployment> => {
        const [release, tried] = await Promise.all([prepared(stable), canary && prepared(canary.release)]);
        return {
          name,
          stable: release,
          ...(earlier && { earlier: { manifest: earlier, page: toPageFragment(earlier) } }),
          ...(canary && tried && { canary: { ...canary, release: tried } }),
        };
      }),
    );
    const { revision } = snapshot;
    // Stopping aborts downloads, which is no fault of their releases.
    if (keys.isRevoked(keyId) || (this.#isStopped && problems.length > 0)) return true;
    this.#refused = problems.length > 0 ? { revision, releases: problems.slice(0, maxTold) } : undefined;
    if (problems.length > 0) {
      metrics.notReady.inc();
      log.error(
        { event: "snapshot.not_ready", revision, problems, served: this.#live?.revision },
        "a snapshot cannot be activated yet",
      );
      if (!evenDegraded) return false;
    } else await this.#onDisk((store) => store.save(revision, text));
    if (this.#isStopped) return true;
    this.#isWhole = problems.length === 0;
    this.#show({ snapshot, revision, deployments, hasCanary: deployments.some(({ canary }) => canary) }, keyId);
    this.#tellLive({ snapshot, source });
    return problems.length === 0;
  }

  #tellLive({ snapshot: { revision, issuedAt }, source }: Pick<Candidate, "snapshot" | "source">): void {
    const { log, metrics } = this.#options;
    this.#measure();
    metrics.source.reset();
    metrics.source.set({ source }, 1);
    log.info({ event: "snapshot.activated", revision, issuedAt, source }, "a snapshot was activated");
  }

  #show(live: LiveSnapshot, keyId: string): void {
    this.#live = live;
    this.#liveKeyId = keyId;
    this.#options.onLive(live);
  }

  /** Whether no snapshot is live yet, or only the ready part of the first one. */
  #hasNothing(): boolean {
    return this.#live === undefined || this.#live.isPartial === true;
  }

  #measure(): void {
    if (!this.#live) return;
    const { metrics } = this.#options;
    metrics.revision.set(this.#live.revision);
    metrics.issuedAt.set(Date.parse(this.#live.snapshot.issuedAt) / 1000);
  }
}
