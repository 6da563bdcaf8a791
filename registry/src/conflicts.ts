import type { FragmentManifest } from "@zhian/contracts/fragment";
import semver from "semver";
import type { Shared } from "./health/shells.ts";

/** Why two fragments cannot be served beside each other: one sentence each, naming both. */
export function conflictsBetween(release: FragmentManifest, other: FragmentManifest): string[] {
  return [...sharedConflicts(release, other), ...routeConflicts(release, other)];
}

/** A page has one copy of what is shared: a version that suits both must be possible. */
function sharedConflicts(release: FragmentManifest, other: FragmentManifest): string[] {
  return Object.entries(release.shared).flatMap(([module, { range }]) => {
    const theirs = Object.hasOwn(other.shared, module) ? other.shared[module] : undefined;
    if (!theirs || semver.intersects(range, theirs.range)) return [];
    return [
      `${release.name} ${release.version} shares ${module} ${range}, ${other.name} ${other.version} shares ${theirs.range}`,
    ];
  });
}

/** A page takes what is shared from the shell: whatever a release was not made for may not work in it. */
export function conflictsWithShell({ name, version, shared }: FragmentManifest, offered: Shared): string[] {
  return Object.entries(shared).flatMap(([module, { range }]) => {
    const theirs = Object.hasOwn(offered, module) ? offered[module] : undefined;
    if (theirs !== undefined && semver.satisfies(theirs, range, { includePrerelease: true })) return [];
    return [`${name} ${version} shares ${module} ${range}, the shell has ${theirs ?? "none"}`];
  });
}

function routeConflicts(release: FragmentManifest, other: FragmentManifest): string[] {
  return claimsOf(release)
    .filter(({ slot, pattern }) => claimsOf(other).some((theirs) => theirs.slot === slot && theirs.pattern === pattern))
    .map(({ slot, pattern }) => `${pattern} in ${slot} is filled by ${other.name} ${other.version}`);
}

export interface RouteClaim {
  slot: string;
  pattern: string;
}

/** Sorted, so that two transactions that take several wait for each other instead of locking each other out. */
export function claimsOf({ slots, routes }: Pick<FragmentManifest, "slots" | "routes">): RouteClaim[] {
  return [...new Set(slots)]
    .flatMap((slot) => [...new Set(routes)].map((pattern) => ({ slot, pattern })))
    .sort((a, b) => (`${a.slot} ${a.pattern}` < `${b.slot} ${b.pattern}` ? -1 : 1));
}
