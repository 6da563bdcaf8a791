import { createHash } from "node:crypto";

/** For pages that load nothing else: the system's colours, in light and dark schemes. */
const style =
  ":root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:12vh 1.5rem}" +
  "h1{border-top:2px solid;font-size:1.75rem;line-height:1.3;margin:0 0 1rem;padding-top:1rem}a{color:inherit;margin-right:1.5rem}";

export const plainStyle = `<style>${style}</style>`;

const hash = createHash("sha256").update(style).digest("base64");

/** Nothing may run or be loaded; only the style above is allowed. */
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const plainHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": policy,
};
