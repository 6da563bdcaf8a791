import semver from "semver";
import * as z from "zod";

const versions = z.record(z.string(), z.string()).default({});
const packageSchema = z.object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions });

/** Dependencies of one package.json that are not exact versions. Our own workspaces are always the ones in this tree. */
export function pinFaults(file: string, text: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = packageSchema.parse(JSON.parse(text));
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(([name, version]) =>
    semver.valid(version) === version || (name.startsWith("@zhian/") && version === "*")
      ? []
      : [`${file}: ${name} is not pinned to one version: ${version}`],
  );
}
