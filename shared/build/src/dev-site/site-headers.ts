import type { IncomingHttpHeaders } from "node:http";
import { cookieNames } from "@zhian/contracts/locale";

/** A visitor's choices, but not their identity: the page's code runs on another origin than the site's. */
const passed = new Set<string>([cookieNames.locale, cookieNames.currency, cookieNames.theme, cookieNames.visitor]);

/** The headers to forward. All others belong to one connection, to the browser's encoding of it, or to a person. */
const kept = new Set([
  "accept",
  "accept-language",
  "content-type",
  "if-match",
  "if-none-match",
  "range",
  "sec-fetch-dest",
  "sec-fetch-mode",
  "sec-fetch-site",
  "user-agent",
]);

/** The headers for a request to the site: as if it were requested directly, by a signed-out visitor. */
export function toSiteHeaders(headers: IncomingHttpHeaders, site: string, here: string): Record<string, string> {
  const named = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    kept.has(name) && typeof value === "string" ? [[name, value]] : [],
  );
  const { origin, referer, cookie } = headers;
  const cookies = (cookie ?? "").split(/; */).filter((one) => passed.has(nameOf(one)));
  return {
    ...Object.fromEntries(named),
    ...(origin === here && { origin: site }),
    ...(referer?.startsWith(`${here}/`) && { referer: site + referer.slice(here.length) }),
    ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
  };
}

/** Headers about compression on the way, the connection, or the site's own origin. */
const dropped = new Set([
  "alt-svc",
  "connection",
  "content-encoding",
  "content-length",
  "keep-alive",
  "set-cookie",
  "strict-transport-security",
  "transfer-encoding",
]);

/** Removes a directive for sites with TLS: here there is none, and nothing leaves the machine. */
function withoutUpgrade(policy: string): string {
  return policy
    .split(";")
    .filter((directive) => directive.trim() !== "upgrade-insecure-requests")
    .join(";");
}

/** The response headers for the browser: with the site's policy, but without cookies that identify a visitor or addresses of the site. */
export function fromSiteHeaders(headers: Headers, site: string): Record<string, string | string[]> {
  const told: Record<string, string | string[]> = {};
  for (const [name, value] of headers) if (!dropped.has(name)) told[name] = value;
  const policy = headers.get("content-security-policy");
  if (policy !== null) told["content-security-policy"] = withoutUpgrade(policy);
  const location = headers.get("location");
  if (location?.startsWith(`${site}/`)) told["location"] = location.slice(site.length);
  const cookies = headers.getSetCookie().filter((one) => passed.has(nameOf(one)));
  if (cookies.length > 0) told["set-cookie"] = cookies.map((one) => one.replace(/; *(Secure|Domain=[^;]*)/gi, ""));
  return told;
}

function nameOf(cookie: string): string {
  return cookie.slice(0, Math.max(cookie.indexOf("="), 0));
}
