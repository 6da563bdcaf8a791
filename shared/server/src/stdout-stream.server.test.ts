import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "@jest/globals";

const file = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Logs ten megabytes at once, far beyond what a pipe holds, then waits for a line on its standard input to end. */
const program = `
const { createLog } = await import(${file("log.ts")});
const { openStdout } = await import(${file("stdout-stream.ts")});
const { stream, dropped } = openStdout();
const log = createLog({ service: "api", level: "info", stream });
for (let line = 0; line < 10_000; line += 1) log.info({ event: "tea.made", line, text: "x".repeat(1000) }, "made");
process.stderr.write(String(dropped()) + " lost");
process.stdin.once("data", () => process.exit(0));
`;

async function lostBy(child: ChildProcess): Promise<number> {
  let said = "";
  for await (const chunk of child.stderr ?? []) {
    said += String(chunk);
    const lost = /^(\d+) lost$/.exec(said)?.[1];
    if (lost !== undefined) return Number(lost);
  }
  throw new Error(said);
}

it.each(["is not read", "is gone"])(
  "F-120 a log that %s drops lines, blocks nothing, and lets the process exit",
  async (what) => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
      stdio: ["pipe", "pipe", "pipe"],
    });
    if (what === "is gone") child.stdout.destroy();

    expect(await lostBy(child)).toBeGreaterThan(0);
    child.stdin.write("end");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);
