import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { lockFolder, lockHolder } from "./lock-folder.ts";

const variables = { dataDir: "API_DATA_DIR", url: "API_DATABASE_URL" };
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "lock-folder-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("F-93 one process for a folder", () => {
  it("refuses a second holder while the first is there, and lets the next one in", () => {
    const unlock = lockFolder(dir, variables);
    const refusal = {
      name: "DatabaseError",
      kind: "locked",
      message: expect.stringMatching(/in use.*API_DATA_DIR.*API_DATABASE_URL/),
    };
    expect(() => lockFolder(dir, variables)).toThrow(expect.objectContaining(refusal));
    unlock();
    const again = lockFolder(dir, variables);
    again();
  });

  it("says which process holds it", () => {
    const unlock = lockFolder(dir, variables);
    expect(lockHolder(dir)).toBe(process.pid);
    unlock();
  });
});
