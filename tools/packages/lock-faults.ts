import semver from "semver";
import type { LockedPackage } from "./lock-file.ts";
import { missingEntries } from "./missing-entries.ts";
import type { PackageRules } from "./package-rules.ts";

/** Packages that the lock file should not contain: one line each. */
export function lockFaults(locked: readonly LockedPackage[], rules: PackageRules): string[] {
  return [
    ...locked.flatMap((copy) => [...originFaults(copy), ...ruleFaults(copy, rules)]),
    ...hostFaults(locked),
    ...missingEntries(locked),
  ];
}

function originFaults({ path, resolved, integrity, inBundle }: LockedPackage): string[] {
  const faults: string[] = [];
  if (!inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")) faults.push(`${path}: is not pinned to a SHA-512`);
  if (resolved !== undefined && !resolved.startsWith("https://")) faults.push(`${path}: is not downloaded over https`);
  return faults;
}

function ruleFaults({ name, path, version = "", hasInstallScript }: LockedPackage, rules: PackageRules): string[] {
  const faults: string[] = [];
  const floor = rules.floors[name];
  if (floor && !semver.satisfies(version, floor[0]))
    faults.push(`${path}: ${version} is below its minimum ${floor.join(": ")}`);
  if (hasInstallScript && !(name in rules.installScripts))
    faults.push(`${path}: has an install script; tools/packages/rules.json must say why it works without it`);
  return faults;
}

/** The lock file must name at most one host: which one is each user's own setting. */
function hostFaults(locked: readonly LockedPackage[]): string[] {
  const hosts = new Set(locked.flatMap(({ resolved }) => (resolved ? [URL.parse(resolved)?.host ?? resolved] : [])));
  return hosts.size > 1 ? [`package-lock.json: packages come from ${hosts.size} hosts`] : [];
}
