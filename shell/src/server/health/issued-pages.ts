import { LRUCache } from "lru-cache";

export interface IssuedPages {
  issue(requestId: string, revision: number): void;
  /** Revision of a page that was given to somebody; undefined for any other, and for one that was reported already. */
  redeem(requestId: string, fragment: string): number | undefined;
}

const slots = 16_384;
const maxRedeemed = 1_000;

/** Remembers the last pages that were counted, in memory of a fixed size: a newer page may take an older one's place. */
export function createIssuedPages(): IssuedPages {
  const ids = new BigUint64Array(slots);
  const revisions = new Uint32Array(slots);
  const redeemed = new LRUCache<string, true>({ max: maxRedeemed });

  return {
    issue(requestId, revision) {
      const id = toNumber(requestId);
      const slot = Number(id % BigInt(slots));
      ids[slot] = id;
      revisions[slot] = revision;
    },
    redeem(requestId, fragment) {
      if (!/^[0-9a-f]{32}$/.test(requestId)) return undefined;
      const id = toNumber(requestId);
      const slot = Number(id % BigInt(slots));
      if (ids[slot] !== id || redeemed.has(`${requestId} ${fragment}`)) return undefined;
      redeemed.set(`${requestId} ${fragment}`, true);
      return revisions[slot];
    },
  };
}

function toNumber(requestId: string): bigint {
  return BigInt(`0x${requestId.slice(0, 16)}`);
}
