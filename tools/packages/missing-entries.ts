import type { LockedPackage } from "./lock-file.ts";

/**
 * Optional dependencies for which the lock file has no entry, one line each. If npm writes the lock file next to an installation, it
 * omits packages for other systems; `npm ci` then fails on those systems, or installs less than it should.
 */
export function missingEntries(locked: readonly LockedPackage[]): string[] {
  const paths = new Set(locked.map(({ path }) => path));
  return locked.flatMap(({ path, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, path).some((place) => paths.has(place)))
      .map((name) => `${path}: the lock file lacks ${name}. Regenerate it in a copy without node_modules`),
  );
}

/** Where Node would look for the package: next to the package that needs it, then in each folder above. */
function placesOf(name: string, from: string): string[] {
  const parts = from.split("/node_modules/");
  const above = parts.map((_, index) => parts.slice(0, index + 1).join("/node_modules/"));
  return [`node_modules/${name}`, ...above.map((folder) => `${folder}/node_modules/${name}`)];
}
