import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCheck } from "../check/run-check.ts";
import { runCommand } from "../processes/run-command.ts";
import { changedSteps } from "./changed-steps.ts";
import { readTestOptions } from "./read-test-options.ts";
import { readTimings, summary } from "./summary.ts";
import { clearTestFiles, testFiles } from "./test-files.ts";
import { testSteps } from "./test-steps.ts";

const root = join(import.meta.dirname, "../..");

await runCommand(() => {
  const { tier, changedSince, keepGoing } = readTestOptions(process.argv.slice(2));
  const files = testFiles(root);
  clearTestFiles(files);
  const places = { root, logDir: join(root, "var/log"), files };
  const steps = changedSince === undefined ? testSteps(places, tier) : changedSteps(places, changedSince);
  return runCheck(steps, {
    keepGoing,
    summary: (outcomes) =>
      summary(outcomes, readTimings(existsSync(files.timings) ? readFileSync(files.timings, "utf8") : "")),
  });
});
