import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "@jest/globals";
import { ownGroup, running } from "./running.ts";

/** A child that has a child of its own, and prints its process id. */
const parentOfOne = `
  const { spawn } = require("node:child_process");
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  console.log(child.pid);
  setInterval(() => {}, 1000);
`;

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("running.stopAll", () => {
  it("ends each child and its descendants", async () => {
    const child = running.add(
      spawn(process.execPath, ["-e", parentOfOne], { ...ownGroup, stdio: ["ignore", "pipe", "ignore"] }),
    );
    const [printed] = await once(child.stdout, "data");
    const grandchild = Number(String(printed));
    expect(isAlive(grandchild)).toBe(true);

    await running.stopAll();

    expect(child.signalCode).toBe("SIGTERM");
    while (isAlive(grandchild)) await new Promise(setImmediate);
    expect(isAlive(grandchild)).toBe(false);
  });
});
