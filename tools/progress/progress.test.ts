import { PassThrough } from "node:stream";
import { describe, expect, it } from "@jest/globals";
import { formatDuration } from "./format-duration.ts";
import { createProgress } from "./progress.ts";

function outputOf(isTTY: boolean) {
  const stream = new PassThrough();
  let written = "";
  stream.setEncoding("utf8").on("data", (chunk: string) => {
    written += chunk;
  });
  const out = Object.assign(stream, { isTTY, columns: 80 });
  // A stand-in for a terminal: progress writes to it and reads only these two properties.
  return { out: out as unknown as NodeJS.WriteStream, text: () => written };
}

describe("createProgress", () => {
  it("prints each step with its number, result and duration", async () => {
    const { out, text } = outputOf(false);
    const progress = createProgress({ steps: 2, out });
    await progress.step("Build", async (detail) => detail("3 of 3"));
    expect(text()).toMatch(/^ {2}\[1\/2\] Build …\n✓ \[1\/2\] Build: 3 of 3 \(0\.\d s\)\n$/);
  });

  it("marks the step that failed and passes the failure on", async () => {
    const { out, text } = outputOf(false);
    const progress = createProgress({ steps: 1, out });
    await expect(progress.step("Build", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(text()).toContain("✗ [1/1] Build");
  });

  it("leaves one line per step on a terminal", async () => {
    const { out, text } = outputOf(true);
    await createProgress({ steps: 1, out }).step("Build", async () => undefined);
    expect(text().split("\n")).toHaveLength(2);
  });
});

describe("formatDuration", () => {
  it.each([
    [420, "0.4 s"],
    [12_300, "12 s"],
    [185_000, "3 min 05 s"],
  ])("%d ms is %s", (ms, text) => expect(formatDuration(ms)).toBe(text));
});
