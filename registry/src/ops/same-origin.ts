import type { FastifyRequest } from "fastify";

/** Whether a form was sent by one of our own pages: as the browser says, which scripts of other sites cannot forge. */
export function isSameOrigin({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  // Browsers leave it out where the page came without TLS; they send the origin with every form all the same.
  const { origin, host } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
