import { createRequire } from "node:module";
import { headlessVersion, sharedModules } from "@zhian/contracts/shared-modules";

const require = createRequire(import.meta.url);

export interface SharedVersion {
  version: string;
  /** The range that the release accepts from a shell. */
  range: string;
}

/**
 * Version of each package that a release takes from the shell, as this build sees it, and the range that it accepts: any patch, since teams
 * and the shell install theirs at different times.
 */
export function sharedVersions(): Record<string, SharedVersion> {
  return Object.fromEntries(
    Object.keys(sharedModules).map((name) => {
      const version = versionOf(name);
      return [name, { version, range: `^${version.replace(/\.\d+$/, ".0")}` }];
    }),
  );
}

function versionOf(name: string): string {
  if (name === "@zhian/ui") return headlessVersion;
  // A package's own manifest has a version, or npm would not have installed it.
  return (require(`${name}/package.json`) as { version: string }).version;
}
