import { localePath } from "@zhian/contracts/locale";
import type { Address } from "./read-address.ts";

export type SpellingOf = (path: string) => string | undefined;

/**
 * Each page has one spelling: that of the pattern by which its fragment claims it. Returns it for a plain path in different case. Below
 * a prefix, the rest is unchanged, because its spelling is up to the fragment.
 */
export function createSpellingTable(patterns: readonly string[]): SpellingOf {
  const claimed = new Set(patterns);
  const exact = new Map<string, string>();
  const prefixes = new Map<string, string>();
  for (const pattern of patterns) {
    if (!pattern.endsWith("/*")) exact.set(pattern.toLowerCase(), pattern);
    else prefixes.set(pattern.slice(0, -2).toLowerCase(), pattern.slice(0, -2));
  }

  return function spellingOf(path) {
    if (claimed.has(path)) return undefined;
    const small = path.toLowerCase();
    const spelled = exact.get(small) ?? withPrefix(path, longestPrefix(small));
    return spelled === path ? undefined : spelled;
  };

  function longestPrefix(small: string): string {
    let prefix = small;
    while (prefix !== "" && !prefixes.has(prefix)) prefix = prefix.slice(0, prefix.lastIndexOf("/"));
    return prefix;
  }

  function withPrefix(path: string, small: string): string {
    return (prefixes.get(small) ?? path.slice(0, small.length)) + path.slice(small.length);
  }
}

/** Redirects to the owner's spelling of the same address. */
export function respell(address: Address, spellingOf: SpellingOf): Address {
  const spelled = address.kind === "page" ? spellingOf(address.plain) : undefined;
  if (address.kind !== "page" || spelled === undefined) return address;
  return { kind: "redirect", status: 308, location: localePath(address.locale, spelled) + address.search };
}
