import type { Representation } from "@zhian/serve/representation";
import { LRUCache } from "lru-cache";

export interface AnswerCache {
  /** `revision` names the content that the answer is made of: with another one all is forgotten. */
  get(revision: string, key: string, make: () => Promise<Representation>): Promise<Representation>;
}

/** Answers that are the same for everyone, made once for each content. Holds `maxBytes` in memory, of the last used ones. */
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
      // The content may have changed while this was made: then it is given out once, and not kept.
      if (known === revision) answers.set(key, answer);
      return answer;
    },
  };
}
