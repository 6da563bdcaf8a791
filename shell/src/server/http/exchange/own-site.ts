import type { IncomingMessage } from "node:http";

type RequestParts = Pick<IncomingMessage, "headers">;

/**
 * Whether a page of this site, or the visitor directly, sent it, by headers that no script in a browser can forge. Other
 * clients send none of them, and have no visitor's cookies either: they are accepted.
 */
export function isFromOwnSite({ headers }: RequestParts, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined || headers.origin === origin) return true;
  // The site may have other names than the one that it is known by.
  const host = URL.parse(headers.origin)?.host;
  return host !== undefined && host === headers.host;
}

/** Requested by a browser that only predicts where its visitor will go. */
export function isGuess({ headers }: RequestParts): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\bpre(fetch|render|view)/i.test(String(headers[name])),
  );
}
