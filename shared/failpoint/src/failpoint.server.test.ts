import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { createFailpoints } from "./failpoint.ts";

describe("failpoints", () => {
  function countEnds(setting: string | undefined, passages: readonly ("stored" | "renamed")[]): number {
    let ends = 0;
    const failpoints = createFailpoints(["stored", "renamed"], { end: () => (ends += 1) });
    failpoints.arm(setting);
    for (const name of passages) failpoints.pass(name);
    return ends;
  }

  it("do nothing until one is armed", () => {
    expect(countEnds(undefined, ["stored", "renamed"])).toBe(0);
  });

  it("end the process at the armed point only, once", () => {
    expect(countEnds("renamed", ["stored"])).toBe(0);
    expect(countEnds("renamed", ["stored", "renamed", "renamed"])).toBe(1);
  });

  it("fire on the requested pass", () => {
    expect(countEnds("stored#3", ["stored", "stored"])).toBe(0);
    expect(countEnds("stored#3", ["stored", "stored", "stored"])).toBe(1);
  });

  it.each(["lost", "", "stored#0", "stored#x"])("reject %j, and list those that exist", (setting) => {
    expect(() => countEnds(setting, [])).toThrow("The failpoints are stored, renamed");
  });

  it("kill the process, so that nothing after the point runs", () => {
    const module = JSON.stringify(join(import.meta.dirname, "failpoint.ts"));
    const program = `import { createFailpoints } from ${module};
      const failpoints = createFailpoints(["here"]); failpoints.arm("here");
      process.on("exit", () => console.log("exit")); failpoints.pass("here"); console.log("after");`;
    const { signal, stdout } = spawnSync("node", ["--input-type=module", "--eval", program], { encoding: "utf8" });
    expect({ signal, stdout }).toEqual({ signal: "SIGKILL", stdout: "" });
  });
});
