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

describe("F-93 the lock of a folder", () => {
  it("rejects a second holder while the first is alive, and admits the next one", () => {
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

  it("reports which process holds it", () => {
    const unlock = lockFolder(dir, variables);
    expect(lockHolder(dir)).toBe(process.pid);
    unlock();
  });
});
