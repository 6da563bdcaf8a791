import { join } from "node:path";
import { runCheck } from "../check/run-check.ts";
import { runCommand } from "../processes/run-command.ts";
import { testSteps } from "./test-steps.ts";

const root = join(import.meta.dirname, "../..");
const args = process.argv.slice(2);

await runCommand(() => runCheck(testSteps(root, { isLong: args.includes("--long") }), args));
