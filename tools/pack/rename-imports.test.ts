import { describe, expect, it } from "@jest/globals";
import { foreignImports, ownImports, renameImports } from "./rename-imports.ts";

describe("imports of the package", () => {
  it.each([
    [`import { Button } from "@zhian/ui/button";`, `import { Button } from "@zhian/fragment/ui/button";`],
    [`import "@zhian/page/main-fallback.module.css";`, `import "@zhian/fragment/page/main-fallback.module.css";`],
    [`const page = () => import("@zhian/page/content")`, `const page = () => import("@zhian/fragment/page/content")`],
    [`import { pass } from "@zhian/failpoint";`, `import { pass } from "@zhian/fragment/failpoint";`],
    [`export { a } from "./a.tsx";`, `export { a } from "./a.js";`],
    [`type B = import("../b.ts").B;`, `type B = import("../b.js").B;`],
    [`import en from "./en.json" with { type: "json" };`, `import en from "./en.json" with { type: "json" };`],
  ])("%s", (before, after) => {
    expect(renameImports(before)).toBe(after);
  });

  it.each([
    `export { useMatches } from "@zhian/fragment/router";`,
    `const sharedModules = { "@zhian/ui": ["@zhian/ui/headless"] };`,
    `const file = "./layer-loader.ts";`,
  ])("are unchanged in %s", (text) => {
    expect(renameImports(text)).toBe(text);
  });

  it("are listed, as are the foreign ones", () => {
    const text = `
      import { readFile } from "node:fs/promises";
      import * as z from "zod/mini";
      import MiniCssExtractPlugin from 'mini-css-extract-plugin';
      import { a } from "@zhian/fragment/contracts/a";
      const loader = require.resolve("css-loader");
      await import("@swc/core");
      const { StatsPlugin } = require("@module-federation/manifest");`;
    expect(ownImports(text)).toEqual(["contracts/a"]);
    expect(foreignImports(text)).toEqual([
      "zod",
      "mini-css-extract-plugin",
      "css-loader",
      "@swc/core",
      "@module-federation/manifest",
    ]);
  });
});
