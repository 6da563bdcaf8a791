import * as z from "zod";

const entrySchema = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });

export interface LockedPackage extends z.output<typeof entrySchema> {
  name: string;
  path: string;
}

/** Each installed copy of a third-party package. Throws if the text is not a lock file. */
export function readLockFile(text: string): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(text));
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    return path.includes("node_modules/") && !entry.link ? [{ ...entry, name, path }] : [];
  });
}
