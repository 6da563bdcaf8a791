import { mkdtemp, rm } from "node:fs/promises";
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
  it("refuses a second holder while the first is there, and lets the next one in", async () => {
    const unlock = await lockFolder(dir);
    await expect(lockFolder(dir)).rejects.toThrow("in use by a running registry");
    unlock();
    const again = await lockFolder(dir);
    again();
  });

  it("has one winner of many that come at once", async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dir)));
    const winners = tries.filter((each) => each.status === "fulfilled");
    expect(winners).toHaveLength(1);
    for (const { value: unlock } of winners) unlock();
  });
});
