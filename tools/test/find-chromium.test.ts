import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { candidates, findHeadlessShell } from "./find-chromium.ts";

describe("candidates", () => {
  it("prefers the requested one", () => {
    const found = candidates({ CHROMIUM_PATH: "/opt/chrome", PATH: ["/a", "/b"].join(delimiter) });
    expect(found[0]).toBe("/opt/chrome");
    expect(found.slice(2, 4)).toEqual(["/a/chromium", "/a/chromium-browser"]);
    expect(found).toContain("/b/google-chrome");
  });
});

describe("findHeadlessShell", () => {
  it("returns one on the PATH that starts, or null", async () => {
    const folder = await mkdtemp(join(tmpdir(), "headless-shell-"));
    const file = join(folder, "chromium-headless-shell");
    try {
      expect(await findHeadlessShell({ PATH: folder })).toBeNull();
      await writeFile(file, "#!/bin/sh\nexit 1\n");
      await chmod(file, 0o755);
      expect(await findHeadlessShell({ PATH: folder })).toBeNull();
      await writeFile(file, "#!/bin/sh\nexit 0\n");
      expect(await findHeadlessShell({ PATH: ["/nowhere", folder].join(delimiter) })).toBe(file);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
