import type { Representation } from "@zhian/serve/representation";
import { LRUCache } from "lru-cache";

export interface AnswerCache {
  /** `revision` identifies the content behind the answer: another one empties the cache. */
  get(revision: string, key: string, make: () => Promise<Representation>): Promise<Representation>;
}

/** Answers that are the same for everyone, made once for each content. Caches the last used ones, up to `maxBytes` in memory. */
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
      // If the content has changed in the meantime, this answer is sent once but not cached.
      if (known === revision) answers.set(key, answer);
      return answer;
    },
  };
}
