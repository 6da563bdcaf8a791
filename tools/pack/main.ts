import { statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../processes/run-command.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { judgePackage } from "./judge-package.ts";
import { type MadePackage, makePackages } from "./make-package.ts";

const root = join(import.meta.dirname, "../..");

/**
 * `npm run packages`: makes and checks the tarballs of `@zhian/fragment` and of the package that `npm create` runs. `--publish` publishes
 * them to npm, with the options after `--`.
 */
async function packages(): Promise<number> {
  const { out, isPublished, npmOptions } = readArguments();
  const progress = createProgress({ steps: isPublished ? 3 : 2 });
  const { whole, create } = await progress.step("Build and pack", () => makePackages(root, out));
  await progress.step("Judge", async (detail) => {
    const faults = await judgePackage(whole.folder, whole.tarball);
    if (faults.length > 0) throw new CommandError(faults.join("\n"));
    detail("publint and arethetypeswrong found no problems");
  });
  if (isPublished) await progress.step("Publish", () => publish([whole, create], npmOptions));
  const made = [whole, create].map(({ tarball }) => `  ${relative(root, tarball)} (${sizeOf(tarball)} kB)`);
  progress.say(`\n${made.join("\n")}\n`);
  return 0;
}

function readArguments() {
  const options = {
    out: { type: "string", default: join(root, "var/packages") },
    publish: { type: "boolean", default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  return { out: resolve(values.out), isPublished: values.publish, npmOptions: positionals };
}

function sizeOf(tarball: string): number {
  return Math.round(statSync(tarball).size / 1000);
}

/** The package that the other one installs comes first. */
async function publish(packages: readonly MadePackage[], npmOptions: readonly string[]): Promise<void> {
  for (const { tarball } of packages) {
    const { code, output } = await runToEnd(["npm", "publish", tarball, ...npmOptions], { cwd: root });
    if (code !== 0) throw new CommandError(`npm did not publish ${tarball}:\n${output.trim()}`);
  }
}

await runCommand(packages);
