import type { FastifyRequest } from "fastify";
import { refuse } from "../model/refusal.ts";

/** Throws RefusedError for a form of anybody else. */
export function requireSameOrigin(request: Pick<FastifyRequest, "headers">): void {
  if (!isSameOrigin(request))
    throw refuse("not-from-here", "The form was not sent by this page.", "Open the page again, and repeat.");
}

/** Whether a form was sent by one of our own pages: as the browser says, which scripts of other sites cannot forge. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  // Browsers leave it out where the page came without TLS; they send the origin with every form all the same.
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
