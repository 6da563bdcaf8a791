import { maxAddressLength } from "@zhian/contracts/address-limit";

/**
 * The target of a redirect, if it is a path on this site. Rejects backslashes and a double slash at the start, which
 * browsers treat as another host, and any character that could end a header.
 */
export function safeLocation(to: string): string | undefined {
  if (to.length > maxAddressLength || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(to)) return undefined;
  const url = URL.parse(to, "http://site.invalid");
  // Checked again: `/.//host` is a path on this site, but its normalised form is not.
  if (url?.host !== "site.invalid" || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
