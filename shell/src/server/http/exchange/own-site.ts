import type { IncomingMessage } from "node:http";

type RequestParts = Pick<IncomingMessage, "headers">;

/**
 * Whether a page of this site or the visitor's own hand sent it, as browsers say that no script can make lie. What is no
 * browser says nothing, and has no visitor's cookies either: it is taken.
 */
export function isFromOwnSite({ headers }: RequestParts, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  if (headers.origin === undefined || headers.origin === origin) return true;
  // The site may have other names than the one that it is known by.
  const host = URL.parse(headers.origin)?.host;
  return host !== undefined && host === headers.host;
}

/** Asked for by a browser that only guesses where its visitor will go. */
export function isGuess({ headers }: RequestParts): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\bpre(fetch|render|view)/i.test(String(headers[name])),
  );
}
