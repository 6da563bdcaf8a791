import { describe, expect, it } from "@jest/globals";
import { platformFaults } from "./platform-faults.ts";

const platform = { os: "darwin", cpu: "arm64" };
const builds = { "compiler-darwin-arm64": "1.0.0", "compiler-linux-x64": "1.0.0" };
const lock = JSON.stringify({
  packages: {
    "": {},
    "node_modules/compiler": { optionalDependencies: builds },
    "node_modules/compiler-darwin-arm64": { os: ["darwin"] },
    "node_modules/compiler-linux-x64": { os: ["linux"] },
  },
});

function faults(...packages: string[]) {
  return platformFaults(lock, platform, { isPossible: true, packages: new Set(packages) });
}

describe("platformFaults", () => {
  it("accepts a package that is installed with its binary for the platform", () => {
    expect(faults("compiler", "compiler-darwin-arm64")).toEqual([]);
  });

  it("names a package that is installed without its binary for the platform", () => {
    expect(faults("compiler")).toEqual(["darwin arm64: compiler is installed without its binary"]);
  });

  it("ignores a package that is not installed there", () => {
    expect(faults()).toEqual([]);
  });

  it("reports why npm ci fails", () => {
    const output = "npm error code EUSAGE\n";
    expect(platformFaults(lock, platform, { isPossible: false, output })).toEqual([
      "darwin arm64: npm ci fails: npm error code EUSAGE",
    ]);
  });
});
