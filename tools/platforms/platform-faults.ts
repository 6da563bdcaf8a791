import * as z from "zod";
import type { InstallPlan } from "./list-installed.ts";
import { type Platform, portable } from "./platforms.ts";

const entrySchema = z.object({
  os: z.union([z.string(), z.array(z.string())]).optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });

/** Faults that keep the tree from running on the platform: one line each. `lockText` is its package-lock.json. */
export function platformFaults(lockText: string, platform: Platform, plan: InstallPlan): string[] {
  const where = `${platform.os} ${platform.cpu}`;
  if (!plan.isPossible) return [`${where}: npm ci fails: ${plan.output.trim()}`];
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) => {
    const name = path === "" ? "package.json" : (path.split("node_modules/").at(-1) ?? path);
    const builds = Object.keys(optionalDependencies).filter((build) => packages[`node_modules/${build}`]?.os);
    if (builds.length === 0 || (path !== "" && !plan.packages.has(name)) || portable.has(name)) return [];
    return builds.some((build) => plan.packages.has(build))
      ? []
      : [`${where}: ${name} is installed without its binary`];
  });
}
