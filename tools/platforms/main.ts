import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { listInstalled } from "./list-installed.ts";
import { platformFaults } from "./platform-faults.ts";
import { platforms } from "./platforms.ts";

/** Checks npm's installation of the tree below the first argument on each platform: one line per fault. */
await runCommand(async () => {
  const [dir = "."] = process.argv.slice(2);
  const lock = readFileSync(join(dir, "package-lock.json"), "utf8");
  const plans = await Promise.all(
    platforms.map(async (platform) => platformFaults(lock, platform, await listInstalled(dir, platform))),
  );
  const faults = plans.flat();
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0 ? 0 : 1;
});
