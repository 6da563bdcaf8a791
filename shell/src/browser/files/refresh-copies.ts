import type { PageFragment } from "@zhian/contracts/page";
import { tryWithin } from "../timing/with-timeout.ts";

const limitMs = 3_000;

/**
 * Fetches again, bypassing the browser's cache, the files of a fragment that this page has loaded: a release's files are cached for a
 * year, and a copy damaged in transit would be rejected for as long.
 */
export async function refreshCopies({ base }: PageFragment): Promise<void> {
  const asked = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = [...new Set(asked)].filter((address) => new URL(address).pathname.startsWith(base));
  const fetched = Promise.allSettled(own.map((address) => fetch(address, { cache: "reload" })));
  // The load that follows reports whatever is still missing.
  await tryWithin(limitMs, fetched);
}
