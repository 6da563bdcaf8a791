import { createHmac } from "node:crypto";

/** The number of 48-bit values: a share of a thousandth of a percent is as exact as one of ten percent. */
const buckets = 2 ** 48;

/**
 * Maps a visitor to a number from 0 up to, but not including, 100. Visitors below a canary's percentage get the canary, so those who
 * have it keep it while the percentage grows. Other keys map the same visitor to other numbers, independently.
 */
export function bucketOf(key: string, visitorId: string): number {
  const digest = createHmac("sha256", key).update(visitorId).digest();
  return (digest.readUIntBE(0, 6) / buckets) * 100;
}
