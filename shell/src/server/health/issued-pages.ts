import { LRUCache } from "lru-cache";

export interface IssuedPages {
  issue(requestId: string, revision: number): void;
  /** Returns the revision of a page that was issued to a visitor; undefined for any other page, or if it was already reported. */
  redeem(requestId: string, fragment: string): number | undefined;
  /** Like `redeem`, for reports that a page sends in parts, from 0 to 7: each is accepted once. */
  redeemPart(requestId: string, part: number): number | undefined;
}

/** Pages report when visitors leave them: enough for the last ten minutes at 200 pages a second. */
const slots = 131_072;
const maxRedeemed = 1_000;

/** Remembers the last counted pages in memory of a fixed size: a newer page may overwrite an older one. */
export function createIssuedPages(): IssuedPages {
  const ids = new BigUint64Array(slots);
  const revisions = new Uint32Array(slots);
  /** A bit for each part. */
  const parts = new Uint8Array(slots);
  const redeemed = new LRUCache<string, true>({ max: maxRedeemed });

  function slotOf(requestId: string): number | undefined {
    if (!/^[0-9a-f]{32}$/.test(requestId)) return undefined;
    const id = toNumber(requestId);
    const slot = Number(id % BigInt(slots));
    return ids[slot] === id ? slot : undefined;
  }

  return {
    issue(requestId, revision) {
      const id = toNumber(requestId);
      const slot = Number(id % BigInt(slots));
      ids[slot] = id;
      revisions[slot] = revision;
      parts[slot] = 0;
    },
    redeem(requestId, fragment) {
      const slot = slotOf(requestId);
      if (slot === undefined || redeemed.has(`${requestId} ${fragment}`)) return undefined;
      redeemed.set(`${requestId} ${fragment}`, true);
      return revisions[slot];
    },
    redeemPart(requestId, part) {
      const slot = slotOf(requestId);
      const taken = slot === undefined ? 0 : (parts[slot] ?? 0);
      if (slot === undefined || taken & (1 << part)) return undefined;
      parts[slot] = taken | (1 << part);
      return revisions[slot];
    },
  };
}

function toNumber(requestId: string): bigint {
  return BigInt(`0x${requestId.slice(0, 16)}`);
}
