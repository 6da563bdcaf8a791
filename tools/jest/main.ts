import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { runCommand } from "../processes/run-command.ts";
import { running } from "../processes/running.ts";
import { jestCommand } from "../test/test-steps.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run jest -- …` runs Jest with these arguments, in this process group: `--watch` reads the terminal. */
async function jest(): Promise<number> {
  const [program = "", ...args] = jestCommand(root, ...process.argv.slice(2));
  const child = running.add(spawn(program, args, { cwd: root, stdio: "inherit" }));
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

await runCommand(jest);
