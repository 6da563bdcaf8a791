import { delimiter } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { candidates } from "./find-chromium.ts";

describe("candidates", () => {
  it("prefers the one that is asked for, then Playwright's own, then the system's", () => {
    const found = candidates({ CHROMIUM_PATH: "/opt/chrome", PATH: ["/a", "/b"].join(delimiter) });
    expect(found[0]).toBe("/opt/chrome");
    expect(found.slice(2, 4)).toEqual(["/a/chromium", "/a/chromium-browser"]);
    expect(found).toContain("/b/google-chrome");
  });
});
