import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { copyIcons } from "./copy-icons.ts";

const root = join(import.meta.dirname, "../..");
let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), "icons-"));
  mkdirSync(join(outDir, "shared/ui"), { recursive: true });
});
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(outDir, path), "utf8");

it("copies imported icons, with the code that draws them and their license", async () => {
  writeFileSync(join(outDir, "shared/ui/a.js"), `import { X, CircleAlert as A } from "lucide-react";\n`);
  writeFileSync(join(outDir, "shared/ui/a.d.ts"), `import type { LucideIcon } from "lucide-react";\n`);
  writeFileSync(
    join(outDir, "shared/ui/b.d.ts"),
    `export declare const icons: { readonly ok: import("lucide-react").LucideIcon };\n`,
  );
  copyIcons({ root, outDir });
  expect(read("shared/ui/b.d.ts")).toContain(`import("../../vendor/lucide-react/index.js").LucideIcon`);
  expect(read("shared/ui/a.js")).toBe(`import { X, CircleAlert as A } from "../../vendor/lucide-react/index.js";\n`);
  expect(read("shared/ui/a.d.ts")).toBe(`import type { LucideIcon } from "../../vendor/lucide-react/index.js";\n`);
  expect(read("vendor/lucide-react/index.d.ts")).toContain("export declare const X: LucideIcon;");
  expect(read("vendor/lucide-react/LICENSE")).toContain("ISC License");
  expect(existsSync(join(outDir, "vendor/lucide-react/icons/x.mjs"))).toBe(true);
  expect(existsSync(join(outDir, "vendor/lucide-react/icons/check.mjs"))).toBe(false);
  // Complete: every import exists.
  mkdirSync(join(outDir, "node_modules"));
  symlinkSync(join(root, "node_modules/react"), join(outDir, "node_modules/react"), "junction");
  const icons = await import(pathToFileURL(join(outDir, "vendor/lucide-react/index.js")).href);
  expect(Object.keys(icons)).toEqual(["CircleAlert", "X"]);
});

it("refuses an import that it cannot rewrite", () => {
  writeFileSync(join(outDir, "shared/ui/a.js"), `export * from "lucide-react";\n`);
  expect(() => copyIcons({ root, outDir })).toThrow(/a\.js has another kind of import of lucide-react/);
});

it("refuses an icon that does not exist", () => {
  writeFileSync(join(outDir, "shared/ui/a.js"), `import { Nowhere } from "lucide-react";\n`);
  expect(() => copyIcons({ root, outDir })).toThrow("lucide-react has no icon Nowhere");
});
