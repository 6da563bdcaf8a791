import semver from "semver";

/** Strict semantic version without build metadata: two versions that compare equal must be one text. */
export function isReleaseVersion(version: string): boolean {
  return version.length <= 60 && !version.includes("+") && semver.valid(version) === version;
}
