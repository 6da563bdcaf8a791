interface LockedEntry {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}
interface PackageLock {
  packages?: Record<string, LockedEntry>;
}
export type InstallScope = "site" | "everything";
export function isInstalledAsLocked(lock: PackageLock, installed: PackageLock, scope: InstallScope): boolean;
export function mayBeMissing(wanted: LockedEntry, scope: InstallScope): boolean;
