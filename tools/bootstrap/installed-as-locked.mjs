/**
 * Whether what npm wrote down as installed is what the lock file asks for. Packages that are optional may be missing: they are
 * for other systems.
 */
export function isInstalledAsLocked(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === "" || wanted.link) return true;
    const present = installed.packages?.[path];
    if (present === undefined) return wanted.optional === true || wanted.devOptional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}
