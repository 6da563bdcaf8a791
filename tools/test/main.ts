import { join } from "node:path";
import { runCheck } from "../check/run-check.ts";
import { runCommand } from "../processes/run-command.ts";
import { testSteps } from "./test-steps.ts";

const root = join(import.meta.dirname, "../..");

await runCommand(() => runCheck(testSteps(root), process.argv.slice(2)));
