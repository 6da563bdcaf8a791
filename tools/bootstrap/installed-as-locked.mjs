/**
 * Whether npm has installed what the lock file requires. Packages for other systems, and those that npm is told to omit, may be
 * missing.
 *
 * @param {{ packages?: Record<string, object> }} lock package-lock.json
 * @param {{ packages?: Record<string, object> }} installed what npm wrote into node_modules/.package-lock.json
 * @param {"site" | "everything"} scope
 */
export function isInstalledAsLocked(lock, installed, scope) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === "" || wanted.link) return true;
    const present = installed.packages?.[path];
    if (present === undefined) return mayBeMissing(wanted, scope);
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

/** Whether npm may omit this package of the lock file from an installation of that scope. */
export function mayBeMissing({ optional, dev, devOptional, peer }, scope) {
  return Boolean(optional || devOptional || peer || (dev && scope === "site"));
}
