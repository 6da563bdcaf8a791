import type { FastifyRequest } from "fastify";
import { refuse } from "../model/refusal.ts";

/** Throws RefusedError for a form sent from another origin. */
export function requireSameOrigin(request: Pick<FastifyRequest, "headers">): void {
  if (!isSameOrigin(request))
    throw refuse("not-from-here", "The form was not submitted from this page.", "Open the page again and retry.");
}

/** Whether one of our own pages sent the form, by a browser header that scripts on other sites cannot forge. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  // Browsers omit it on pages without TLS, but they send the origin with every form.
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
