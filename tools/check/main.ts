import { join } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { checkSteps } from "./check-steps.ts";
import { runCheck } from "./run-check.ts";

const root = join(import.meta.dirname, "../..");

await runCommand(() => runCheck(checkSteps(root)));
