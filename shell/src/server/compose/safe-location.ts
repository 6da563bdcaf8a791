import { maxAddressLength } from "@zhian/contracts/address-limit";

/**
 * Where a redirect may lead: a path of this site. Backslashes and double slashes at the start, which browsers take for
 * another host, and anything that could end a header are refused.
 */
export function safeLocation(to: string): string | undefined {
  if (to.length > maxAddressLength || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(to)) return undefined;
  const url = URL.parse(to, "http://site.invalid");
  // Checked again: `/.//host` is a path of this site, but what it is shortened to would not be.
  if (url?.host !== "site.invalid" || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
