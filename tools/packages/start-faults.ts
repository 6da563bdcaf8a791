import * as z from "zod";

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  scripts: z.record(z.string(), z.string()).default({}),
});

interface Manifest {
  file: string;
  text: string;
}

/**
 * Packages that a workspace is built with and that `npm start` would not install, one line each: it omits devDependencies, where a
 * built workspace puts what its image must not contain. So the root's dependencies must name them too.
 */
export function startFaults(root: string, workspaces: readonly Manifest[]): string[] {
  const installed = manifestSchema.parse(JSON.parse(root)).dependencies;
  return workspaces.flatMap(({ file, text }) => {
    const { devDependencies, scripts } = manifestSchema.parse(JSON.parse(text));
    if (!scripts["build"]) return [];
    return Object.keys(devDependencies)
      .filter((name) => !/^@(types|zhian)\//.test(name) && !(name in installed))
      .map((name) => `${file}: is built with ${name}, which is not in the dependencies of package.json`);
  });
}
