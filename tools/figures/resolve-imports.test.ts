import { describe, expect, it } from "@jest/globals";
import { readEntries } from "./entries.ts";
import { createResolver, readWorkspace } from "./resolve-imports.ts";

const exports = {
  "./*": "./src/*/*.tsx",
  "./exact": "./src/other/exact.ts",
  "./both": { node: "./src/in-node.ts", default: "./src/in-page.ts" },
  "./base.css": "./src/base.css",
};
const workspace = readWorkspace("shared/ui", JSON.stringify({ name: "@zhian/ui", exports }));
const files = ["button/button.tsx", "other/exact.ts", "in-node.ts", "in-page.ts"].map(
  (file) => `shared/ui/src/${file}`,
);
const resolve = createResolver([workspace], new Set([...files, "api/src/a/b.ts"]));

describe("createResolver", () => {
  it.each([
    ["./b.ts", ["api/src/a/b.ts"]],
    ["../a/b.ts", ["api/src/a/b.ts"]],
    ["@zhian/ui/button", ["shared/ui/src/button/button.tsx"]],
    ["@zhian/ui/exact", ["shared/ui/src/other/exact.ts"]],
    ["@zhian/ui/both", ["shared/ui/src/in-node.ts", "shared/ui/src/in-page.ts"]],
    ["@zhian/ui/base.css", []],
    ["@zhian/ui-kit/button", []],
    ["./missing.ts", []],
    ["react", []],
  ])("resolves %s", (specifier, found) => {
    expect(resolve("api/src/a/c.ts", specifier)).toEqual(found);
  });
});

describe("readEntries", () => {
  it("reads the entry points of each workspace from the configuration", () => {
    const isEntry = readEntries(`{
      "workspaces": {
        // The root.
        ".": { "entry": ["tools/*/main.ts"] },
        "mf-*": { "entry": "src/{browser,server}.tsx" },
        "shared/ui": { "project": ["src/**"] }
      }
    }`);
    const paths = ["tools/build/main.ts", "tools/build/other.ts", "mf-a/src/server.tsx", "mf-a/src/ui/server.tsx"];
    expect(paths.filter(isEntry)).toEqual(["tools/build/main.ts", "mf-a/src/server.tsx"]);
  });
});
