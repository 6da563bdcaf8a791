import type { IncomingMessage } from "node:http";

type RequestParts = Pick<IncomingMessage, "headers">;

/**
 * Whether a page of this site, or the visitor directly, sent the request, according to headers that no script in a browser
 * can forge. Other clients send none of them, but have no visitor's cookies either: they are accepted.
 */
export function isFromOwnSite({ headers }: RequestParts, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined || headers.origin === origin) return true;
  // The site may also be served under other host names than its origin's.
  const host = URL.parse(headers.origin)?.host;
  return host !== undefined && host === headers.host;
}

/** Whether the request is speculative: the browser only predicts where its visitor will go. */
export function isGuess({ headers }: RequestParts): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\bpre(fetch|render|view)/i.test(String(headers[name])),
  );
}
