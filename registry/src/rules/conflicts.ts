import type { FragmentManifest } from "@zhian/contracts/fragment";
import semver from "semver";
import { type Fault, inDefinition, inListing, inOffer, inPackage } from "../model/manifest-line.ts";

/** Why two fragments cannot be served together: one sentence each, naming both, and the line of the first one. */
export function conflictsBetween(release: FragmentManifest, other: FragmentManifest): Fault[] {
  return [
    ...sharedConflicts(release, other),
    ...routeConflicts(release, other),
    ...offerConflicts(release, other),
    ...pageConflicts(release, other),
  ];
}

/** A page has one copy of each shared module, so one version must suit both. */
function sharedConflicts(release: FragmentManifest, other: FragmentManifest): Fault[] {
  return Object.entries(release.shared).flatMap(([module, { range }]) => {
    const theirs = Object.hasOwn(other.shared, module) ? other.shared[module] : undefined;
    if (!theirs || semver.intersects(range, theirs.range)) return [];
    const text = `${release.name} ${release.version} shares ${module} ${range}, but ${other.name} ${other.version} shares ${theirs.range}`;
    return [{ text, at: inPackage(release.name, module) }];
  });
}

function routeConflicts(release: FragmentManifest, other: FragmentManifest): Fault[] {
  return claimsOf(release)
    .filter(({ slot, pattern }) => claimsOf(other).some((theirs) => theirs.slot === slot && theirs.pattern === pattern))
    .map(({ slot, pattern }) => ({
      text: `${pattern} in ${slot} is filled by ${other.name} ${other.version}`,
      at: inDefinition(release.name, "routes", pattern),
    }));
}

/** Each product has one page. */
function offerConflicts(release: FragmentManifest, other: FragmentManifest): Fault[] {
  const theirs = new Set(other.offers?.map(({ code }) => code));
  return (release.offers ?? [])
    .filter(({ code }) => theirs.has(code))
    .map(({ code }) => ({
      text: `${release.name} ${release.version} offers the product ${code}, which ${other.name} ${other.version} also offers`,
      at: inOffer(release.name, code),
    }));
}

/** Each path has one page. */
function pageConflicts(release: FragmentManifest, other: FragmentManifest): Fault[] {
  const theirs = new Set(other.pages?.map(({ path }) => path));
  return (release.pages ?? [])
    .filter(({ path }) => theirs.has(path))
    .map(({ path }) => ({
      text: `${release.name} ${release.version} lists the page ${path}, which ${other.name} ${other.version} also lists`,
      at: inListing(release.name, path),
    }));
}

export interface RouteClaim {
  slot: string;
  pattern: string;
}

/** Sorted, so that concurrent transactions with several claims wait for each other instead of deadlocking. */
export function claimsOf({ slots, routes }: Pick<FragmentManifest, "slots" | "routes">): RouteClaim[] {
  return [...new Set(slots)]
    .flatMap((slot) => [...new Set(routes)].map((pattern) => ({ slot, pattern })))
    .sort((a, b) => (`${a.slot} ${a.pattern}` < `${b.slot} ${b.pattern}` ? -1 : 1));
}
