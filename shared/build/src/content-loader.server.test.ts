import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import webpack, { type Configuration, type Stats } from "webpack";
import { contentRule } from "./module-rules.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "content-"));
  const zod = JSON.stringify(import.meta.resolve("zod"));
  const words = "z.strictObject({ en: z.string(), zh: z.string() })";
  write(
    "kind.ts",
    `import { z } from ${zod};\nexport default { schema: z.strictObject({ at: z.number(), says: ${words} }) };\n`,
  );
  write("page.yaml", "at: 7\n");
  write("en.yaml", "says: Good morning\n");
  write("zh.yaml", "says: 早上好\n");
  write("main.js", 'import page from "./zh.yaml";\nglobalThis.said = page;\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(dir, name), text);
}

function build(): Promise<Stats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  const config: Configuration = {
    mode: "development",
    devtool: false,
    context: dir,
    entry: "./main.js",
    output: { path: dir, filename: "out.js" },
    module: { rules: [contentRule] },
  };
  webpack(config, (error, stats) => (stats ? resolve(stats) : reject(error ?? new Error("webpack has made nothing"))));
  return promise;
}

it("bundles a page in the language of its file, and no other", async () => {
  await build();

  const bundle = readFileSync(join(dir, "out.js"), "utf8");
  expect(bundle).toContain("早上好");
  expect(bundle).not.toContain("Good morning");
});

it("fails the build with each error's file and line, and watches all files of the page", async () => {
  write("page.yaml", "at: seven\n");

  const stats = await build();

  const [error] = stats.toJson().errors ?? [];
  expect(error?.message).toContain(`${join(dir, "page.yaml")}:1 at: Invalid input: expected number, received string`);
  const watched = [...stats.compilation.fileDependencies];
  expect(watched).toEqual(expect.arrayContaining(["page", "en", "zh"].map((name) => join(dir, `${name}.yaml`))));
});
