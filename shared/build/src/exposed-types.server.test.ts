import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "@jest/globals";
import { exposedTypes, exposedTypesFile } from "./exposed-types.ts";

const root = join(import.meta.dirname, "../../..");
// In the tree, so that the packages with the types are found.
const dir = mkdtempSync(join(root, "node_modules/.exposed-types-"));
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** The compiler's errors for a host that uses the module, by line. */
function complaints(host: string): string[] {
  writeFileSync(join(dir, exposedTypesFile), exposedTypes("mf-products"));
  writeFileSync(join(dir, "host.ts"), host);
  const include = [exposedTypesFile, "host.ts"];
  writeFileSync(join(dir, "tsconfig.json"), JSON.stringify({ extends: join(root, "tsconfig.base.json"), include }));
  try {
    execFileSync(process.execPath, [tsc, "-p", dir, "--pretty", "false"], { encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    // execFileSync throws this if the exit code is not 0.
    const { stdout } = error as { stdout: string };
    return stdout.trim().split("\n");
  }
}

it("type-checks a TypeScript host against what a fragment exposes", () => {
  const host = `import * as app from "mf_products/app";
    export const prepared: Promise<void> = app.prepare("/products/bcc", { demo: true } as never);
    export const wrong = app.mount("no props");
    export const missing = app.update;`;
  expect(complaints(host)).toEqual([
    expect.stringMatching(/host\.ts\(3,\d+\): error TS2345: .*'string'.*'FragmentProps'/),
    expect.stringMatching(/host\.ts\(4,\d+\): error TS2339: .*'update'/),
  ]);
});
