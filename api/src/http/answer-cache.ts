import type { Representation } from "@zhian/serve/representation";
import { LRUCache } from "lru-cache";

export interface AnswerCache {
  /** A new `revision` empties the cache. */
  get(revision: string, key: string, make: () => Promise<Representation>): Promise<Representation>;
}

/** Caches responses that are the same for everyone, for one revision: the most recently used, up to `maxBytes` in memory. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const answers = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytesInMemory }) => bytesInMemory,
  });
  let known = "";

  return {
    async get(revision, key, make) {
      if (revision !== known) answers.clear();
      known = revision;
      const cached = answers.get(key);
      if (cached) return cached;
      const answer = await make();
      // If the revision has changed in the meantime, this response is sent once but not cached.
      if (known === revision) answers.set(key, answer);
      return answer;
    },
  };
}
