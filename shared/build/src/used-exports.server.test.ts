import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Compilation } from "webpack";
import webpack from "webpack";
import { runWebpack } from "./run-webpack.ts";
import { usedExports } from "./used-exports.ts";

let dir: string;
let browser: Compilation;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "used-exports-"));
  await writeFile(
    join(dir, "app.js"),
    `import i18next from "i18next";
import * as react from "react";
import { unused } from "./other.js";
import { useState as state } from "react";
export const app = () => [state(), react.use(), i18next.t("a")];
`,
  );
  await writeFile(join(dir, "other.js"), `import { memo } from "react";\nexport const unused = () => memo();\n`);
  const remote = { requiredVersion: "^1.0.0", import: false as const, singleton: true };
  const { stats } = await runWebpack([
    {
      mode: "production",
      context: dir,
      entry: {},
      output: { path: join(dir, "dist") },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: "mf_a",
          filename: "remoteEntry.js",
          exposes: { "./app": "./app.js" },
          shared: { react: remote, i18next: remote },
        }),
      ],
    },
  ]);
  const [first] = stats;
  if (!first) throw new Error("webpack made nothing");
  browser = first.compilation;
});

afterAll(() => rm(dir, { recursive: true, force: true }));

it("finds the shared exports a remote uses, and where first, ignoring dropped code and whole modules", async () => {
  expect(await usedExports(browser)).toEqual({
    react: { use: "app.js:5", useState: "app.js:4" },
  });
});
