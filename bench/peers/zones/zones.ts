export interface Zone {
  /** Its pages lie below this; the first zone is the default and has all others. */
  path: string;
  /** Address of its server. */
  url: string;
}

/** The zone of an address, as Vercel's microfrontends.json has it: by path, else the default one. */
export function zoneOf(zones: readonly Zone[], target: string): Zone {
  const [fallback] = zones;
  if (!fallback) throw new Error("there is no default zone");
  return zones.find(({ path }) => target === path || target.startsWith(`${path}/`)) ?? fallback;
}
