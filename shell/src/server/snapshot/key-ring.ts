import type { KeyObject } from "node:crypto";
import { type KeyList, keyListsSchema, type ListedKey } from "@zhian/contracts/signing-keys";
import type { Log } from "@zhian/server/log";
import { parseJson } from "@zhian/server/parse-json";
import { keyIdOf, readPublicKeys } from "@zhian/signing/keys";
import { followKeyLists, type KeyTrust } from "@zhian/signing/verify-key-list";
import type { Metrics } from "../operate/metrics.ts";

export type KeyRefusal = "unknown-key" | "key-not-begun" | "key-ended" | "key-revoked";
export type FoundKey = { status: "found"; key: KeyObject } | { status: "refused"; reason: KeyRefusal };

/** The keys whose snapshots are accepted. */
export interface TrustedKeys {
  find(keyId: string): FoundKey;
  /** For snapshots on disk that were accepted before: they stay valid after their key has ended. */
  findKept(keyId: string): FoundKey;
  isRevoked(keyId: string): boolean;
}

/** The operator's settings: the registry's keys, and the roots whose lists replace them. */
export interface SetKeys {
  own: readonly KeyObject[];
  roots: readonly KeyObject[];
}

interface Options {
  set: SetKeys;
  log: Log;
  metrics: Metrics;
  now?: () => number;
}

/** Server clocks differ. */
const leewayMs = 5 * 60_000;

/** The configured keys, until there is a list signed by a root. From then on only the list counts. */
export class KeyRing implements TrustedKeys {
  readonly #options: Options;
  readonly #now: () => number;
  #trust: KeyTrust;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#trust = { roots: options.set.roots };
    this.#measure();
  }

  /** Without roots no list is accepted, so none needs to be requested. */
  hasRoots(): boolean {
    return this.#options.set.roots.length > 0;
  }

  list(): KeyList | undefined {
    return this.#trust.newest?.list;
  }

  /** Takes a response of the registry from `/v1/keys`, fresh or from disk. */
  take(text: string): "taken" | "nothing-new" | "refused" {
    const parsed = keyListsSchema.safeParse(parseJson(text));
    if (!parsed.success) return this.#refuse("malformed");
    const outcome = followKeyLists(parsed.data.lists, this.#trust);
    if (outcome?.status === "refused") return this.#refuse(outcome.reason);
    if (outcome?.status !== "taken") return "nothing-new";
    this.#trust = outcome.trust;
    this.#measure();
    const { version, expires, keys } = outcome.trust.newest.list;
    this.#options.log.info(
      { event: "key_list.accepted", version, expires, keys: keys.map(({ id }) => id) },
      "a list of signing keys was accepted",
    );
    return "taken";
  }

  find(keyId: string): FoundKey {
    const found = this.findKept(keyId);
    const listed = this.#listed(keyId);
    if (found.status === "refused" || !listed) return found;
    const now = this.#now();
    if (now < Date.parse(listed.notBefore) - leewayMs) return { status: "refused", reason: "key-not-begun" };
    if (now >= Date.parse(listed.notAfter) + leewayMs) return { status: "refused", reason: "key-ended" };
    return found;
  }

  findKept(keyId: string): FoundKey {
    const listed = this.#listed(keyId);
    if (listed?.revoked) return { status: "refused", reason: "key-revoked" };
    const own = this.list() ? undefined : this.#options.set.own.find((one) => keyIdOf(one) === keyId);
    const key = listed ? readPublicKeys(listed.publicKey)[0] : own;
    return key ? { status: "found", key } : { status: "refused", reason: "unknown-key" };
  }

  isRevoked(keyId: string): boolean {
    return this.#listed(keyId)?.revoked === true;
  }

  #listed(keyId: string): ListedKey | undefined {
    return this.list()?.keys.find(({ id }) => id === keyId);
  }

  #refuse(reason: string): "refused" {
    const { log, metrics } = this.#options;
    metrics.keyListRejected.inc({ reason });
    log.error(
      { event: "key_list.rejected", reason, version: this.list()?.version },
      "a list of signing keys was rejected",
    );
    return "refused";
  }

  #measure(): void {
    const { metrics, set } = this.#options;
    const list = this.list();
    metrics.keyEnds.reset();
    if (!list) {
      for (const key of set.own) metrics.keyEnds.set({ key: keyIdOf(key) }, Number.POSITIVE_INFINITY);
      return;
    }
    metrics.keyListVersion.set(list.version);
    metrics.keyListExpires.set(Date.parse(list.expires) / 1000);
    for (const { id, notAfter, revoked } of list.keys) {
      if (!revoked) metrics.keyEnds.set({ key: id }, Date.parse(notAfter) / 1000);
    }
  }
}
