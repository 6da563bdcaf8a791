import { type Buckets, countOf, quantileOf, type VitalName } from "@zhian/contracts/vitals";

/** The counts of one release over a period. */
export interface Sum {
  pages: number;
  failed: number;
  vitals: Readonly<Partial<Record<VitalName, Buckets>>>;
}

/** Returns a new sum; adds hundreds of sums without copying each. */
export function sumOf(all: readonly Sum[]): Sum {
  const vitals: Partial<Record<VitalName, Record<string, number>>> = {};
  let [pages, failed] = [0, 0];
  for (const one of all) {
    pages += one.pages;
    failed += one.failed;
    for (const [name, buckets] of vitalsOf(one)) addInto((vitals[name] ??= {}), buckets);
  }
  return { pages, failed, vitals };
}

function addInto(sums: Record<string, number>, buckets: Buckets): void {
  for (const [index, count] of Object.entries(buckets)) sums[index] = (sums[index] ?? 0) + count;
}

function vitalsOf({ vitals }: Sum): [VitalName, Buckets][] {
  // Object.entries widens the type of the keys to string.
  return Object.entries(vitals) as [VitalName, Buckets][];
}

/** From 0 to 1, capped: a page that failed on the server and then in the browser is counted twice. */
export function failedShareOf({ pages, failed }: Sum): number {
  return pages === 0 ? 0 : Math.min(1, failed / pages);
}

/** Number of pages on which the vital was measured. */
export function measuredPages({ vitals }: Sum, name: VitalName): number {
  return countOf(vitals[name] ?? {});
}

/** In ms, `cls` in thousandths; undefined where it was never measured. */
export function quantile({ vitals }: Sum, name: VitalName, q: number): number | undefined {
  const buckets = vitals[name];
  return buckets && quantileOf(buckets, q);
}
