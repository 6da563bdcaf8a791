import type { IncomingMessage } from "node:http";

/** For servers that need a URL to route: malformed, so the request is refused with 400. */
export const noTarget = "/%";

/** Scheme and authority of an absolute form. One with user information is rejected as misleading. */
const absolute = /^https?:\/\/([^/?#@\s]+)(?=[/?]|$)/i;

/**
 * The path and query of a request's target, in origin form. RFC 9112 3.2.2 requires every server to accept the absolute form too, whose
 * authority then replaces Host. Undefined if it names no resource.
 */
export function readTarget(request: Pick<IncomingMessage, "url" | "headers">): string | undefined {
  const { url = "/" } = request;
  if (url.startsWith("/")) return url;
  const [lead = "", authority] = absolute.exec(url) ?? [];
  if (authority === undefined) return undefined;
  request.headers.host = authority;
  const rest = url.slice(lead.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
