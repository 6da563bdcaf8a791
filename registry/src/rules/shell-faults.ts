import { contractName } from "@zhian/contracts/contract-version";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { SharedExports } from "@zhian/contracts/health";
import semver from "semver";
import type { Shared } from "../health/shells.ts";
import { type Fault, inPackage, inSource } from "../model/manifest-line.ts";

/** A page takes shared modules from the shell, so a release for other versions may fail in it. One sentence each, with the remedy. */
export function conflictsWithShell(release: FragmentManifest, { versions, exports = {} }: Shared): Fault[] {
  return [...versionConflicts(release, versions), ...missingExports(release, exports)];
}

function versionConflicts(release: FragmentManifest, offered: Shared["versions"]): Fault[] {
  const { name, shared } = release;
  return Object.entries(shared).flatMap(([module, { version, range }]) => {
    const theirs = Object.hasOwn(offered, module) ? offered[module] : undefined;
    if (theirs !== undefined && semver.satisfies(theirs, range, { includePrerelease: true })) return [];
    const text =
      module === contractName
        ? contractText(release, version, theirs)
        : `${name} ${release.version} shares ${module} ${range}, but the shell has ${theirs ?? "none"}${advice({ module, version, theirs })}`;
    return [{ text, at: inPackage(name, module) }];
  });
}

/** A version implies what a module should export; this checks the actual exports in that shell's build. */
function missingExports({ name, version, uses = {} }: FragmentManifest, offered: SharedExports): Fault[] {
  return Object.entries(uses).flatMap(([module, places]) => {
    const theirs = Object.hasOwn(offered, module) ? offered[module] : undefined;
    if (!theirs) return [];
    return Object.entries(places)
      .filter(([used]) => !theirs.includes(used))
      .map(([used, place]) => ({
        text: `${name} ${version} uses ${used} of ${module} in ${place}, but the shell does not share it`,
        at: inSource(name, place, used),
      }));
  });
}

function contractText({ name, version }: FragmentManifest, made: string, theirs: string | undefined): string {
  // Shells before contract 1.1 report no version.
  const of = minorOf(theirs ?? "1.0.0");
  const is = `${name} ${version} is built for contract ${minorOf(made)}, but the running shell has ${of}`;
  return semver.lt(theirs ?? "1.0.0", made)
    ? `${is}: deploy the newer shell first, or npm install @zhian/fragment@${of}`
    : `${is}, which supports its own minor version and the previous one: npm install @zhian/fragment@${of}`;
}

function advice({ module, version, theirs }: { module: string; version: string; theirs: string | undefined }): string {
  if (theirs === undefined) return "";
  const install = `npm install ${module}@${minorOf(theirs)}`;
  return semver.lt(theirs, version) ? `: wait for a shell that has it, or ${install}` : `: ${install}`;
}

function minorOf(version: string): string {
  return `${semver.major(version)}.${semver.minor(version)}`;
}
