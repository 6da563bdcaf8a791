import { setImmediate } from "node:timers/promises";
import { bucketOf } from "../../shell/src/server/snapshot/bucket-of.ts";
import { createRandom } from "./random.ts";

export interface Buckets {
  visitors: number;
  /** Each requested share and the actual one, both in percent. */
  shares: { asked: number; given: number }[];
  /** Percent of visitors in both of two 10 % canaries. */
  overlap: number;
}

const asked = [0.1, 1, 5, 10, 25, 50];
const batch = 10_000;

/** Measures which canaries a million visitors are assigned to. */
export async function measureBuckets(visitors: number): Promise<Buckets> {
  const random = createRandom(36);
  const counts = asked.map(() => 0);
  let both = 0;
  for (let done = 0; done < visitors; done += 1) {
    // As long as the ids that shells generate, all of whose bits are random.
    const id = Buffer.from(Uint32Array.from({ length: 4 }, () => random.next() * 2 ** 32).buffer).toString("base64url");
    const bucket = bucketOf("mf-products", id);
    for (const [index, percent] of asked.entries()) if (bucket < percent) counts[index] = (counts[index] ?? 0) + 1;
    if (bucket < 10 && bucketOf("mf-account", id) < 10) both += 1;
    if (done % batch === 0) await setImmediate();
  }
  const shareOf = (count: number) => (count / visitors) * 100;
  return {
    visitors,
    shares: asked.map((percent, index) => ({ asked: percent, given: shareOf(counts[index] ?? 0) })),
    overlap: shareOf(both),
  };
}
