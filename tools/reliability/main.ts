import { join } from "node:path";
import { runCheck } from "../check/run-check.ts";
import { runCommand } from "../processes/run-command.ts";
import { reliabilityStep } from "./reliability-step.ts";

const root = join(import.meta.dirname, "../..");

await runCommand(() => runCheck([reliabilityStep(root)]));
