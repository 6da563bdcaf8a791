import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { lockFolder } from "./folder-lock.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "folder-lock-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("F-93 one process for a folder", () => {
  it("refuses a second holder while the first is there, and leaves nothing behind", async () => {
    const unlock = await lockFolder(dir);
    await expect(lockFolder(dir)).rejects.toThrow(`in use by the running registry (process ${process.pid})`);
    expect(await readdir(dir)).toEqual(["lock"]);
    await unlock();
    expect(await readdir(dir)).toEqual([]);
  });

  it("has one winner of many that come at once", async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dir)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it.each([
    ["a process that is gone", () => JSON.stringify({ pid: goneProcess(), started: "1" })],
    ["an earlier process with our number", () => JSON.stringify({ pid: process.pid, started: "1" })],
    ["nobody, being empty", () => ""],
    ["nobody, being nonsense", () => "{"],
  ])("takes over the lock of %s", async (_who, content) => {
    await writeFile(join(dir, "lock"), content());
    const unlock = await lockFolder(dir);
    expect(JSON.parse(await readFile(join(dir, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
    await unlock();
  });

  it("has at most one winner of many that find a stale lock", async () => {
    await writeFile(join(dir, "lock"), JSON.stringify({ pid: goneProcess(), started: "1" }));
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dir)));
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
  });
});

function goneProcess(): number {
  return spawnSync(process.execPath, ["--version"]).pid;
}
