import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { followImports } from "./follow-imports.ts";

describe("followImports", () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "imports-"));
    write("shared/fragment/package.json", `{ "version": "1.0.0", "exports": { "./router": "./src/router.ts" } }`);
    write("shared/fragment/src/router.ts", `export const route = 1;`);
    write("shared/ui/package.json", `{ "version": "1.0.0", "exports": { "./*": "./src/*.tsx" } }`);
    write("shared/ui/src/part.tsx", `import { keep } from "./keep.ts";\nimport "./part.css";`);
    write("shared/ui/src/keep.ts", `export * from "./far/away.ts";`);
    write(
      "shared/ui/src/far/away.ts",
      `export { keep } from "../keep.ts";\nimport { route } from "@zhian/fragment/router";`,
    );
    write("shared/page/package.json", `{ "version": "1.0.0", "exports": { ".": "./src/page.ts" } }`);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  it("lists the files reached, with an entry for each imported by a workspace's name", () => {
    write("shared/page/src/page.ts", `import { Part } from "@zhian/ui/part";`);
    const { files, entries } = followImports(root, ["shared/page/src/page.ts"]);
    expect([...files].toSorted((a, b) => a.localeCompare(b))).toEqual([
      "shared/fragment/src/router.ts",
      "shared/page/src/page.ts",
      "shared/ui/src/far/away.ts",
      "shared/ui/src/keep.ts",
      "shared/ui/src/part.tsx",
    ]);
    expect(Object.fromEntries(entries)).toEqual({
      "./ui/part": "shared/ui/src/part.tsx",
      "./router": "shared/fragment/src/router.ts",
    });
  });

  it("refuses an import that no workspace exports", () => {
    write("shared/page/src/page.ts", `import { Lost } from "@zhian/ui/lost";`);
    expect(() => followImports(root, ["shared/page/src/page.ts"])).toThrow(
      "@zhian/fragment/ui/lost is imported, but no workspace exports it",
    );
  });
});
