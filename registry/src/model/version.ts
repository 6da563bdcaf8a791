import semver from "semver";
import * as z from "zod";

/** Strict semantic version without build metadata: versions that compare equal must be the same text. */
export function isReleaseVersion(version: string): boolean {
  return version.length <= 60 && !version.includes("+") && semver.valid(version) === version;
}

export const versionSchema = z
  .string()
  .refine(isReleaseVersion, "must be a semantic version without build metadata, such as 1.2.3");
