import { createRequire } from "node:module";
import { headlessVersion, sharedModules } from "@zhian/contracts/shared-modules";

const require = createRequire(import.meta.url);

export interface SharedVersion {
  version: string;
  /** The range that the release accepts from a shell. */
  range: string;
}

/**
 * The version of each package that a release takes from the shell, as resolved in this build, and the range that it accepts: any patch,
 * since teams and the shell install theirs at different times.
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
  // npm installs no package without a version in its manifest.
  return (require(`${name}/package.json`) as { version: string }).version;
}
