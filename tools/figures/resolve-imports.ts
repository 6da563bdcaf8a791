import { posix } from "node:path";
import * as z from "zod";

const targetSchema = z.union([z.string(), z.record(z.string(), z.string())]);
const workspaceSchema = z.object({ name: z.string(), exports: z.record(z.string(), targetSchema).default({}) });

export interface Workspace extends z.output<typeof workspaceSchema> {
  dir: string;
}

export function readWorkspace(dir: string, packageJson: string): Workspace {
  return { dir, ...workspaceSchema.parse(JSON.parse(packageJson)) };
}

/** Finds the files that an import may refer to: several if it depends on export conditions, none outside the tree. */
export type ResolveImport = (from: string, specifier: string) => string[];

export function createResolver(workspaces: readonly Workspace[], files: ReadonlySet<string>): ResolveImport {
  return (from, specifier) => {
    const targets = specifier.startsWith(".")
      ? [posix.join(posix.dirname(from), specifier)]
      : workspaces.flatMap((workspace) => exportedFiles(workspace, specifier));
    return targets.filter((target) => files.has(target));
  };
}

function exportedFiles({ name, dir, exports }: Workspace, specifier: string): string[] {
  if (specifier !== name && !specifier.startsWith(`${name}/`)) return [];
  const subpath = `.${specifier.slice(name.length)}`;
  const [star, exact] = [exports["./*"], exports[subpath]];
  const target = exact ?? star ?? [];
  const paths = typeof target === "string" ? [target] : Object.values(target);
  return paths.map((path) => posix.join(dir, exact ? path : path.replaceAll("*", subpath.slice(2))));
}
