export interface Zone {
  /** The path prefix of its pages; the first zone is the default and has all others. */
  path: string;
  /** Address of its server. */
  url: string;
}

/** Selects the zone of a path as Vercel's microfrontends.json does: by path, otherwise the default one. */
export function zoneOf(zones: readonly Zone[], target: string): Zone {
  const [fallback] = zones;
  if (!fallback) throw new Error("there is no default zone");
  return zones.find(({ path }) => target === path || target.startsWith(`${path}/`)) ?? fallback;
}
