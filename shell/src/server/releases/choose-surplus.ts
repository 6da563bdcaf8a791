import type { FragmentManifest } from "@zhian/contracts/fragment";

export interface KeptRelease {
  manifest: FragmentManifest;
  /** When it was last served, in ms. */
  usedAt: number;
}

interface Window {
  /** Keys that are never surplus. */
  inUse: ReadonlySet<string>;
  maxBytes: number;
  now: number;
}

/** Tabs may be open on releases within either of these limits. */
const keptMs = 7 * 86_400_000;
const keptReleases = 10;

export function nameOf({ name, version }: Pick<FragmentManifest, "name" | "version">): string {
  return `${name}@${version}`;
}

/**
 * Returns the releases that no open tab needs any more, and then, if the rest exceed `maxBytes`, the least
 * recently served: their files are fetched from the registry again if needed.
 */
export function chooseSurplus(releases: readonly KeptRelease[], { inUse, maxBytes, now }: Window): KeptRelease[] {
  const places = new Map<string, number>();
  const surplus = new Set<KeptRelease>();
  const newestFirst = releases.toSorted((a, b) => b.usedAt - a.usedAt);
  for (const release of newestFirst) {
    const { name } = release.manifest;
    const place = places.get(name) ?? 0;
    places.set(name, place + 1);
    const isOld = place >= keptReleases && now - release.usedAt > keptMs;
    if (isOld && !inUse.has(nameOf(release.manifest))) surplus.add(release);
  }
  const room = measure(releases.filter((release) => !surplus.has(release)));
  for (const release of newestFirst.toReversed()) {
    if (room.bytes() <= maxBytes) break;
    if (surplus.has(release) || inUse.has(nameOf(release.manifest))) continue;
    surplus.add(release);
    room.leave(release);
  }
  return [...surplus];
}

/** Counts files shared by releases once, since they are stored once. */
function measure(releases: readonly KeptRelease[]) {
  const owners = new Map<string, number>();
  const filesOf = ({ manifest }: KeptRelease) =>
    new Map(Object.values(manifest.files).map(({ integrity, bytes }) => [integrity, bytes]));
  let total = 0;
  for (const [integrity, bytes] of releases.flatMap((release) => [...filesOf(release)])) {
    if (!owners.has(integrity)) total += bytes;
    owners.set(integrity, (owners.get(integrity) ?? 0) + 1);
  }
  return {
    bytes: () => total,
    leave(release: KeptRelease) {
      for (const [integrity, bytes] of filesOf(release)) {
        const left = (owners.get(integrity) ?? 0) - 1;
        owners.set(integrity, left);
        if (left === 0) total -= bytes;
      }
    },
  };
}
