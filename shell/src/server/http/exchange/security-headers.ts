export interface SecurityOptions {
  isHttps: boolean;
  isDev: boolean;
  /** Hosts whose images pages may show besides the site's own. */
  imageHosts?: readonly string[];
}

type Headers = Record<string, string>;

/** For responses that run no scripts. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response; pages and the api's responses override some of them. */
export function baseSecurityHeaders({ isHttps }: SecurityOptions): Headers {
  return {
    "content-security-policy": closedPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isHttps && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

const permissions = ["camera", "geolocation", "microphone", "payment", "usb", "browsing-topics"]
  .map((name) => `${name}=()`)
  .join(", ");

/** Additional headers of every HTML page. */
export function documentSecurityHeaders(nonce: string, options: SecurityOptions): Headers {
  return {
    "content-security-policy": policyOf(options).join(nonce),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": permissions,
    "reporting-endpoints": `default="/_reports"`,
    "x-frame-options": "DENY",
  };
}

/** Headers of the gallery's pages: they are static files, so they have no nonce, and need none. */
export function gallerySecurityHeaders(): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types gallery",
  ];
  return { "content-security-policy": policy.join("; "), "permissions-policy": permissions, "x-frame-options": "DENY" };
}

const policies = new WeakMap<SecurityOptions, string[]>();

/** The policy, split at the nonce. */
function policyOf(options: SecurityOptions): string[] {
  const pieces = policies.get(options) ?? contentPolicy("<nonce>", options).split("<nonce>");
  policies.set(options, pieces);
  return pieces;
}

function contentPolicy(nonce: string, { isDev, isHttps, imageHosts = [] }: SecurityOptions): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ""}`,
    isDev ? "style-src * 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(" "),
    isDev ? "font-src *" : "font-src 'self'",
    isDev ? "connect-src * ws: wss:" : "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isDev ? [] : ["require-trusted-types-for 'script'", "trusted-types default"]),
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
    "report-uri /_reports",
    "report-to default",
  ].join("; ");
}
