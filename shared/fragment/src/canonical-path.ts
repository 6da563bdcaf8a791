interface Match {
  route: { path?: string | undefined };
}

/** Returns a path in its routes' own case: React Router matches case-insensitively. Parameters stay unchanged. */
export function canonicalPath(matches: readonly Match[], pathname: string): string {
  const segments = pathname.split("/");
  let at = 1;
  for (const pattern of matches.flatMap(({ route }) => route.path?.split("/") ?? [])) {
    if (pattern === "*") break;
    if (pattern.endsWith("?") && segments[at] !== pattern.slice(0, -1)) continue;
    if (!/^:|\?$/.test(pattern)) segments[at] = pattern;
    at += 1;
  }
  return segments.join("/");
}
