import type { FastifyRequest } from "fastify";
import { ApiFault } from "./api-fault.ts";

/**
 * Throws an ApiFault for a request that another site caused: an image or a link must not log anyone out.
 * A client that sends no Fetch Metadata is not a browser that we support, and sets its Authorization header itself.
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
