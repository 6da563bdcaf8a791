import type { Brought } from "@zhian/contracts/brought";
import { LRUCache } from "lru-cache";
import { nothingBrought, type ServedBrought } from "./served-brought.ts";

interface Dependencies {
  /** Rejects when it is unavailable. */
  fetchBrought(id: string): Promise<Brought>;
  /** The usual catalogue from the api's last run, so that it does not start empty. */
  last: ServedBrought | undefined;
  /** Stores the new usual catalogue. */
  keep(served: ServedBrought): Promise<void>;
  onError(error: unknown, id: string): void;
  now?: () => number;
}

export interface Catalogues {
  /** Finds the catalogue that a request's `catalogueHeader` names, or the usual one if missing or unavailable. Never rejects. */
  of(header: string | undefined): Promise<ServedBrought>;
}

const named = /^(sha384-[A-Za-z0-9+/]{64})(;canary)?$/;
/** Enough for one site over several revisions and canaries. */
const mostKept = 32;
/** Direct callers may name catalogues that do not exist: each costs a shell one request per `restMs`, `mostAsked` at once. */
const restMs = 5_000;
const mostAsked = 4;

/** A catalogue is identified by its hash: it is fetched only once, and its content is what the shell published. */
export function createCatalogues({ fetchBrought, last, keep, onError, now = Date.now }: Dependencies): Catalogues {
  const known = new LRUCache<string, ServedBrought>({ max: mostKept });
  const asking = new Map<string, Promise<ServedBrought | undefined>>();
  const missed = new LRUCache<string, number>({ max: 1_000 });
  let usual = last ?? nothingBrought;
  let kept = { id: last?.id, at: Number.NEGATIVE_INFINITY };
  if (last) known.set(last.id, last);

  async function ask(id: string): Promise<ServedBrought | undefined> {
    try {
      const served = { id, ...(await fetchBrought(id)) };
      known.set(id, served);
      return served;
    } catch (error) {
      missed.set(id, now());
      onError(error, id);
      return undefined;
    } finally {
      asking.delete(id);
    }
  }

  function find(id: string): ServedBrought | Promise<ServedBrought | undefined> | undefined {
    const running = known.get(id) ?? asking.get(id);
    if (running) return running;
    const isResting = now() - (missed.get(id) ?? Number.NEGATIVE_INFINITY) < restMs;
    if (isResting || asking.size >= mostAsked) return undefined;
    const asked = ask(id);
    asking.set(id, asked);
    return asked;
  }

  /** Shells that are a revision apart alternate for a moment: not every call is worth a write. */
  async function becomeUsual(served: ServedBrought): Promise<void> {
    usual = served;
    if (kept.id === served.id || now() - kept.at < restMs) return;
    kept = { id: served.id, at: now() };
    await keep(served).catch((error: unknown) => onError(error, served.id));
  }

  return {
    async of(header) {
      const [, id, isCanary] = named.exec(header ?? "") ?? [];
      if (id === undefined) return usual;
      const served = await find(id);
      if (!served) return usual;
      if (isCanary === undefined) await becomeUsual(served);
      return served;
    },
  };
}
