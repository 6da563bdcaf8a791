import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { runCommand } from "../processes/run-command.ts";
import { findRewrites } from "./find-rewrites.ts";

const builds = [
  "shared/build/src/**/*.{ts,cjs,mjs}",
  "{shell,mf-*}/webpack.config.ts",
  "tools/{dev,new-fragment}/**/*.{ts,cjs,mjs}",
  "bench/one-bundle/**/*.{ts,cjs,mjs}",
];
const isTest = /\.test\.ts$/;
const reasonsFile = "tools/whole-packages/reasons.json";
const reasonsSchema = z.record(z.string(), z.string());
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ link: z.boolean().optional() })) });

/**
 * Rejects builds below the folder in the first argument that could change a package: one line for each rule, hook and path.
 * The tree may list exceptions with reasons.
 */
await runCommand(async () => {
  const [dir = "."] = process.argv.slice(2);
  const read = (path: string) => readFileSync(join(dir, path), "utf8");
  const reasons = reasonsSchema.parse(JSON.parse(read(reasonsFile)));
  const packages = installedPackages(read("package-lock.json"));
  const files = globSync(builds, { cwd: dir, exclude: ["**/node_modules/**"] }).filter((file) => !isTest.test(file));
  const found = files
    .toSorted()
    .flatMap((file) => findRewrites(read(file), packages).map((what) => `${file}: ${what}`));
  const unknown = Object.keys(reasons).filter((name) => !found.includes(name));
  const faults = [
    ...found.filter((fault) => !(fault in reasons)),
    ...unknown.map((name) => `${reasonsFile}: no build has ${name}`),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
});

function installedPackages(lock: string): Set<string> {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);
  return new Set(installed.map(([path]) => path.split("node_modules/").at(-1) ?? ""));
}
