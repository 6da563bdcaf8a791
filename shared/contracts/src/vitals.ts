import * as z from "zod/mini";
import { fragmentNameSchema, routePatternSchema } from "./fragment.ts";
import { shellOwner } from "./vital-limits.ts";

/**
 * Measurements in pages. All are in ms, except `cls`, in thousandths. `mount`: how long a fragment takes to mount; `long-task`: how
 * long its script blocks the thread without a break.
 */
export const vitalNames = ["lcp", "inp", "cls", "ttfb", "long-task", "mount"] as const;
export type VitalName = (typeof vitalNames)[number];

/** Number of values in each bucket, by the bucket's index; empty ones are absent. */
export type Buckets = Readonly<Record<string, number>>;

const ratio = 1.15;
export const bucketCount = 80;

/** Index of the bucket for a value, from 0. The first is for less than 1, the last for everything above 54,000. */
export function bucketOf(value: number): number {
  if (value < 1) return 0;
  // A bucket's start belongs to that bucket, however its logarithm is rounded.
  return Math.min(bucketCount - 1, Math.floor(Math.log(value) / Math.log(ratio) + 1e-9) + 1);
}

/** The smallest value of a bucket, which extends to that of the next: a value read back from its bucket is accurate within 8 %. */
export function bucketStart(index: number): number {
  return index === 0 ? 0 : ratio ** (index - 1);
}

/** The value below which a share `q` (0 to 1) of the counted values lies; undefined if there are none. */
export function quantileOf(buckets: Buckets, q: number): number | undefined {
  const total = countOf(buckets);
  let before = 0;
  for (const [index, count] of inOrder(buckets)) {
    before += count;
    if (count > 0 && before >= q * total) return middleOf(index);
  }
  return undefined;
}

export function countOf(buckets: Buckets): number {
  return Object.values(buckets).reduce((sum, count) => sum + count, 0);
}

export function addBuckets(one: Buckets, other: Buckets): Buckets {
  const sum = { ...one };
  addToBuckets(sum, other);
  return sum;
}

/** In place, to avoid a copy for each counted value. */
export function addToBuckets(sum: Record<string, number>, other: Buckets): void {
  for (const [index, count] of Object.entries(other)) sum[index] = (sum[index] ?? 0) + count;
}

function inOrder(buckets: Buckets): [index: number, count: number][] {
  const entries = Object.entries(buckets).map(([index, count]): [number, number] => [Number(index), count]);
  return entries.sort(([a], [b]) => a - b);
}

/** The geometric mean of the bucket's bounds. */
function middleOf(index: number): number {
  return index === 0 ? 0 : bucketStart(index) * Math.sqrt(ratio);
}

const count = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));

export const devices = ["phone", "desktop"] as const;
export const connections = ["slow", "fast"] as const;

/** The oldest measurement that a shell may still report. */
export const maxMinutesAgo = 60;

/** A shell's counts for one release within a minute. */
export const vitalCountSchema = z.strictObject({
  fragment: z.union([fragmentNameSchema, z.literal(shellOwner)]),
  version: z.string().check(z.maxLength(60)),
  /** The revision that the pages were composed from. */
  revision: z.number().check(z.int(), z.minimum(0)),
  vital: z.enum(vitalNames),
  /** The fragment's pattern that matches the address, never the address. */
  route: routePatternSchema,
  device: z.enum(devices),
  connection: z.enum(connections),
  /** The time, in whole minutes before the report: independent of the shell's clock. */
  minutesAgo: z.number().check(z.int(), z.minimum(0), z.maximum(maxMinutesAgo)),
  buckets: z.record(z.string().check(z.regex(/^([0-9]|[1-7][0-9])$/)), count),
});
export type VitalCount = z.output<typeof vitalCountSchema>;
