import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** Module resolution modes that the package does not support: it has ES modules only, addressed by its `exports`. */
const unserved = new Set(["node10", "node16-cjs"]);
/** Never imported. */
const notImported = new Set(["./client", "./package.json", "./typescript-loader"]);
const isScript = (subpath: string) => !subpath.endsWith(".css") && !notImported.has(subpath);

/** The findings of `publint` and `@arethetypeswrong/core` for a packed package: one line per fault. */
export async function judgePackage(folder: string, tarball: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false });
  const told = messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);
  return [...told, ...(await typeFaults(tarball))];
}

async function typeFaults(tarball: string): Promise<string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))));
  if (!analysis.types) return ["attw: the package has no types"];
  const entrypoints = Object.values(analysis.entrypoints);
  const scripts = entrypoints.filter(({ subpath }) => isScript(subpath)).map(({ subpath }) => subpath);
  if (scripts.length === 0) return ["attw: the package has no entry points"];
  return analysis.problems.flatMap((problem) => {
    if ("resolutionKind" in problem && unserved.has(problem.resolutionKind)) return [];
    if ("entrypoint" in problem && !scripts.includes(problem.entrypoint)) return [];
    return [`attw: ${JSON.stringify(problem)}`];
  });
}
