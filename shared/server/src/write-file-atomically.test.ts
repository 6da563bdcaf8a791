import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { unfinishedName, type WriteStep, writeFileAtomically } from "./write-file-atomically.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zhian-write-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("an atomically written file", () => {
  it("has its content and the requested mode", async () => {
    const file = join(folder, "secret");
    await writeFileAtomically(file, "中文 ü", { mode: 0o600 });
    await writeFileAtomically(join(folder, "bytes"), Uint8Array.of(0, 255), {});
    expect(await readFile(file, "utf8")).toBe("中文 ü");
    expect((await stat(file)).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
    expect([...(await readFile(join(folder, "bytes")))]).toEqual([0, 255]);
    expect((await readdir(folder)).filter((name) => unfinishedName.test(name))).toEqual([]);
  });

  it("keeps its old content, and leaves nothing behind, when the write fails midway", async () => {
    const file = join(folder, "kept");
    await writeFile(file, "old");
    const fail = (step: WriteStep) => {
      if (step === "half written") throw new Error("the disk is full");
    };
    await expect(writeFileAtomically(file, "new", { onStep: fail })).rejects.toThrow("the disk is full");
    expect(await readFile(file, "utf8")).toBe("old");
    expect((await readdir(folder)).filter((name) => unfinishedName.test(name))).toEqual([]);
  });

  it.each<[WriteStep, string]>([
    ["begun", "old"],
    ["half written", "old"],
    ["written", "old"],
    ["in place", "new"],
  ])("whose write is interrupted once it is %s is %s", async (step, content) => {
    const file = join(folder, "steps");
    await writeFile(file, "old");
    const thrown = writeFileAtomically(file, "new", {
      onStep(passed) {
        if (passed === step) throw new Error("ended");
      },
    });
    await expect(thrown).rejects.toThrow("ended");
    expect(await readFile(file, "utf8")).toBe(content);
  });

  it("has one complete content after two concurrent writes", async () => {
    const file = join(folder, "both");
    const texts = ["a".repeat(100_000), "b".repeat(100_000)];
    await Promise.all(texts.map((text) => writeFileAtomically(file, text)));
    expect(texts).toContain(await readFile(file, "utf8"));
  });
});
