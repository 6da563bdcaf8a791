import { join } from "node:path";
import { runCheck } from "../check/run-check.ts";
import { runCommand } from "../processes/run-command.ts";
import { outsideStep } from "./outside-step.ts";

const root = join(import.meta.dirname, "../..");

await runCommand(() => runCheck([outsideStep(root)]));
