interface PackageLock {
  packages?: Record<
    string,
    { version?: string; integrity?: string; link?: boolean; optional?: boolean; devOptional?: boolean }
  >;
}
export function isInstalledAsLocked(lock: PackageLock, installed: PackageLock): boolean;
