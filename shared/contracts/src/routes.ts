/** A route pattern is an exact path, or a prefix with `/*`. `/*` alone matches every path. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  if (!pattern.endsWith("/*")) return pathname === pattern;
  const prefix = pattern.slice(0, -2);
  return prefix === "" || pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Whether `pattern` matches every path that `used`, a path or a pattern itself, matches. */
export function covers(pattern: string, used: string): boolean {
  if (!used.endsWith("/*")) return matchesPattern(pattern, used);
  return pattern.endsWith("/*") && matchesPattern(pattern, used.slice(0, -2) || "/");
}

interface RoutedFragment {
  name: string;
  slots: readonly string[];
  routes: readonly string[];
}

/**
 * Returns the fragment that fills `slot` at `pathname` (a plain path, without locale prefix): an exact pattern beats a prefix, and
 * among prefixes the longest literal one wins.
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

/** Like `ownerOf`, for many lookups in many fragments: the time depends only on the number of segments in the path. */
export function createRouteTable<F extends RoutedFragment>(fragments: readonly F[]) {
  const exact = new Map<string, F>();
  const prefixes = new Map<string, F>();
  for (const fragment of fragments) {
    for (const slot of fragment.slots) {
      for (const pattern of fragment.routes) {
        const isPrefix = pattern.endsWith("/*");
        const key = `${slot} ${isPrefix ? pattern.slice(0, -2) : pattern}`;
        const table = isPrefix ? prefixes : exact;
        if (!table.has(key)) table.set(key, fragment);
      }
    }
  }

  return {
    ownerOf(slot: string, pathname: string): F | undefined {
      const own = exact.get(`${slot} ${pathname}`);
      if (own) return own;
      let prefix = pathname;
      for (;;) {
        const owner = prefixes.get(`${slot} ${prefix}`);
        if (owner || prefix === "") return owner;
        prefix = prefix.slice(0, Math.max(prefix.lastIndexOf("/"), 0));
      }
    },
  };
}

/** Trailing slashes do not make another page: `/home/` is `/home`. */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/(?<!\/)\/+$/, "");
  return trimmed === "" ? "/" : trimmed;
}
