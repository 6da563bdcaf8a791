import { statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../processes/run-command.ts";
import { runToEnd } from "../processes/run-to-end.ts";
import { CommandError } from "../progress/print-failure.ts";
import { createProgress } from "../progress/progress.ts";
import { judgePackage } from "./judge-package.ts";
import { makePackage } from "./make-package.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run packages`: the tarball of `@zhian/fragment`, judged. `--publish` hands it to npm, with whatever stands behind `--`. */
async function packages(): Promise<number> {
  const { out, isPublished, npmOptions } = readArguments();
  const progress = createProgress({ steps: isPublished ? 3 : 2 });
  const { folder, tarball } = await progress.step("Build and pack", () => makePackage(root, out));
  await progress.step("Judge", async (detail) => {
    const faults = await judgePackage(folder, tarball);
    if (faults.length > 0) throw new CommandError(faults.join("\n"));
    detail("publint and arethetypeswrong find nothing");
  });
  if (isPublished) await progress.step("Publish", () => publish(tarball, npmOptions));
  progress.say(`\n  ${relative(root, tarball)} (${Math.round(statSync(tarball).size / 1000)} kB)\n`);
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

async function publish(tarball: string, npmOptions: readonly string[]): Promise<void> {
  const { code, output } = await runToEnd(["npm", "publish", tarball, ...npmOptions], { cwd: root });
  if (code !== 0) throw new CommandError(`npm did not take it:\n${output.trim()}`);
}

await runCommand(packages);
