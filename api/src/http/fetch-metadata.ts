import type { FastifyRequest } from "fastify";
import { ApiFault } from "./api-fault.ts";

/**
 * Throws an ApiFault when another site made the browser send this: an image or a link must not log anyone out.
 * A client that sends no Fetch Metadata is no browser of ours, and holds its Authorization header itself.
 */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return;
  throw new ApiFault(403);
}

/** Throws an ApiFault for a browser's prefetch, which no visitor has requested yet. */
export function refusePrefetch(request: FastifyRequest): void {
  const purpose = request.headers["sec-purpose"];
  if (typeof purpose === "string" && /\bprefetch\b/i.test(purpose)) throw new ApiFault(403);
}
