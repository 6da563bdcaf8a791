import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "@jest/globals";

const module = JSON.stringify(join(import.meta.dirname, "end-on-signal.ts"));

/** Starts a program that shuts down gracefully, and sends it the same signal twice once it is ready. */
async function endTwice(signal: NodeJS.Signals, close: string) {
  const program = `import { endOnSignal } from ${module};
    const say = (text) => process.stdout.write(text + "\\n");
    endOnSignal({ announce: (signal) => say("announced " + signal), noticeMs: 20, close: async () => { ${close} }, drainMs: 0 });
    setInterval(() => {}, 1_000);
    say("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const said: string[] = [];
  let faults = "";
  child.stderr.on("data", (text) => (faults += text));
  for await (const text of child.stdout) {
    said.push(...String(text).trim().split("\n"));
    if (said.length === 1) for (let times = 0; times < 2; times += 1) child.kill(signal);
  }
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  return { code, said, faults };
}

it.each(["SIGTERM", "SIGINT"] as const)("announces %s, closes the server once, and exits with 0", async (signal) => {
  const ended = await endTwice(signal, 'say("closed")');
  expect(ended).toEqual({ code: 0, said: ["ready", `announced ${signal}`, "closed"], faults: "" });
});

it("exits with 1, and reports why, if it cannot close", async () => {
  const ended = await endTwice("SIGTERM", 'throw new Error("the disk is full")');
  expect(ended).toMatchObject({ code: 1, faults: "the disk is full\n" });
});
