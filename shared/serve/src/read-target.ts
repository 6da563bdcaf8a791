import type { IncomingMessage } from "node:http";

/** For servers that have to look something up: no address, and what it stands for is refused with 400 before. */
export const noTarget = "/%";

/** Scheme and authority of an absolute form; one that names a user is meant to be misread. */
const absolute = /^https?:\/\/([^/?#@\s]+)(?=[/?]|$)/i;

/**
 * The path and query that a request is about, in origin form: RFC 9112 3.2.2 has every server take the absolute form too, whose authority
 * then stands in the place of Host. Undefined for what names no resource.
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
