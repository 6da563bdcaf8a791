/** A route pattern is an exact path, or a prefix with `/*`. `/*` alone matches every path. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  if (!pattern.endsWith("/*")) return pathname === pattern;
  const prefix = pattern.slice(0, -2);
  return prefix === "" || pathname === prefix || pathname.startsWith(`${prefix}/`);
}

interface RoutedFragment {
  name: string;
  slots: readonly string[];
  routes: readonly string[];
}

/**
 * Which fragment fills `slot` at `pathname` (a plain path, without locale prefix): an exact pattern beats a prefix,
 * and among prefixes the longest literal one wins.
 */
export function ownerOf<F extends RoutedFragment>(
  fragments: readonly F[],
  slot: string,
  pathname: string,
): F | undefined {
  let best: { fragment: F; rank: number } | undefined;
  for (const fragment of fragments) {
    if (!fragment.slots.includes(slot)) continue;
    for (const pattern of fragment.routes) {
      if (!matchesPattern(pattern, pathname)) continue;
      const rank = pattern.endsWith("/*") ? pattern.length - 2 : Number.POSITIVE_INFINITY;
      if (!best || rank > best.rank) best = { fragment, rank };
    }
  }
  return best?.fragment;
}

/** Trailing slashes do not make another page: `/home/` is `/home`. */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/(?<!\/)\/+$/, "");
  return trimmed === "" ? "/" : trimmed;
}
