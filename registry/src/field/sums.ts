import { addBuckets, type Buckets, countOf, quantileOf, type VitalName } from "@zhian/contracts/vitals";

/** What was counted of one release, over some time. */
export interface Sum {
  pages: number;
  failed: number;
  vitals: Readonly<Partial<Record<VitalName, Buckets>>>;
}

export const nothing: Sum = { pages: 0, failed: 0, vitals: {} };

export function addSums(one: Sum, other: Sum): Sum {
  const vitals: Partial<Record<VitalName, Buckets>> = { ...one.vitals };
  for (const [name, buckets] of vitalsOf(other)) vitals[name] = addBuckets(vitals[name] ?? {}, buckets);
  return { pages: one.pages + other.pages, failed: one.failed + other.failed, vitals };
}

function vitalsOf({ vitals }: Sum): [VitalName, Buckets][] {
  // What a record with these keys has for entries.
  return Object.entries(vitals) as [VitalName, Buckets][];
}

/** From 0 to 1: a page that failed on the server and then in the browser failed once. */
export function failedShareOf({ pages, failed }: Sum): number {
  return pages === 0 ? 0 : Math.min(1, failed / pages);
}

/** On how many pages it was measured. */
export function measuredPages({ vitals }: Sum, name: VitalName): number {
  return countOf(vitals[name] ?? {});
}

/** In ms, of `cls` in thousandths; undefined where it was never measured. */
export function quantile({ vitals }: Sum, name: VitalName, q: number): number | undefined {
  const buckets = vitals[name];
  return buckets && quantileOf(buckets, q);
}
