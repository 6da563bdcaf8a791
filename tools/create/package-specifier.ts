import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import * as z from "zod";
import { createPackageName, packageName } from "../pack/published.ts";
import { CommandError } from "../progress/print-failure.ts";

const manifestSchema = z.object({ name: z.string(), version: z.string() });

/** The dependency on this package in the new repository: a tarball if one is given, otherwise the running version, or newer. */
export function packageSpecifier(tarball: string | undefined): string {
  if (tarball === undefined) return `^${ownVersion()}`;
  const path = resolve(tarball);
  if (!existsSync(path)) throw new CommandError(`${path} does not exist: @zhian/fragment cannot be installed from it.`);
  return `file:${path}`;
}

function ownVersion(): string {
  for (let folder = import.meta.dirname; dirname(folder) !== folder; folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (!existsSync(file)) continue;
    const { name, version } = manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    // Both are released together, with the same version.
    if (name === packageName || name === createPackageName) return version;
  }
  throw new CommandError(
    "This checkout is not the package. Build its tarball with npm run packages, and pass it with --package.",
  );
}
