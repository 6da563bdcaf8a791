import { createHmac } from "node:crypto";

/** As many buckets as 48 bits tell apart: a share of a thousandth of a percent is as exact as one of ten. */
const buckets = 2 ** 48;

/**
 * Where a visitor stands among all: a number from 0 up to, but not including, 100. Who stands below a canary's share gets the canary, so
 * visitors who are in stay in while the share grows. Other keys put the same visitor elsewhere, independently.
 */
export function bucketOf(key: string, visitorId: string): number {
  const digest = createHmac("sha256", key).update(visitorId).digest();
  return (digest.readUIntBE(0, 6) / buckets) * 100;
}
