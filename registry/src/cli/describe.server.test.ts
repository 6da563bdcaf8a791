import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";
import { hashesFile, hashesOf } from "@zhian/contracts/hashes-file";
import { type RunningRegistry, startTestRegistry } from "../testing/running-registry.ts";
import { runInProcess } from "./run-in-process.ts";

const definition = { name: "mf-stock", slots: ["main"], routes: ["/stock"] };
const told = {
  metaData: {
    globalName: "mf_stock",
    publicPath: "auto",
    remoteEntry: { name: "remoteEntry.js", path: "", type: "global" },
  },
  shared: ["react", "react/jsx-runtime"].map((name) => ({ name, version: "19.3.1", requiredVersion: "^19.3.1" })),
  exposes: [
    {
      path: "./app",
      assets: { js: { sync: ["app.js"], async: ["js/details.js"] }, css: { sync: [], async: ["css/details.css"] } },
    },
  ],
};
/** A team's files before it runs `fragments describe`. */
const built = {
  "package.json": JSON.stringify({ name: "mf-stock", version: "1.0.0" }),
  "fragment.definition.json": JSON.stringify(definition),
  "dist/mf-manifest.json": JSON.stringify(told),
  "dist/remoteEntry.js": "var mf_stock;",
  "dist/app.js": "1",
  "dist/js/details.js": "2",
  "dist/css/details.css": ".stock-details{}",
  "dist/server/render.cjs": "exports.render = 1; exports.fallback = (locale) => ({ main: `<p>${locale}</p>` });",
};

const stated = { entry: "entry.js", initial: { js: [], css: ["entry.css"] } };
const withoutPlugin = {
  "fragment.definition.json": JSON.stringify({ ...definition, browser: stated }),
  "dist/mf-manifest.json": undefined,
  "dist/remoteEntry.js": undefined,
  "dist/app.js": undefined,
  "dist/css/details.css": undefined,
  "dist/entry.js": "var mf_stock;",
  "dist/entry.css": ".stock-abcde{}",
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "describe-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function describeBuilt(changes: Record<string, string | undefined> = {}) {
  for (const [path, text] of Object.entries({ ...built, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return runInProcess({ argv: ["describe"], env: {}, cwd: folder });
}

async function readManifest() {
  return fragmentManifestSchema.parse(JSON.parse(await readFile(join(folder, "dist/fragment.json"), "utf8")));
}

describe("fragments describe", () => {
  it("writes the registry's manifest from a bundler's output, and the same one when run again", async () => {
    const { code, output } = await describeBuilt();
    expect([code, output]).toEqual([0, expect.stringContaining("mf-stock 1.0.0 has 7 files")]);
    const manifest = await readManifest();
    expect(manifest).toMatchObject({
      ...definition,
      version: "1.0.0",
      browser: {
        global: "mf_stock",
        entry: "remoteEntry.js",
        initial: { js: ["app.js"], css: [] },
        chunks: { details: { js: ["js/details.js"], css: ["css/details.css"] } },
      },
      server: { entry: "server/render.cjs" },
      fallback: { en: { main: "<p>en</p>" }, zh: { main: "<p>zh</p>" } },
      shared: { react: { version: "19.3.1", range: "^19.3.1" } },
    });
    const hashes: unknown = JSON.parse(await readFile(join(folder, "dist", hashesFile), "utf8"));
    expect(hashes).toEqual(hashesOf(manifest.files));

    expect((await describeBuilt()).code).toBe(0);
    expect(await readManifest()).toEqual(manifest);
  });

  it("takes the browser part from the definition if no plugin has written a manifest", async () => {
    const { code, output } = await describeBuilt(withoutPlugin);
    expect([code, output]).toEqual([0, expect.stringContaining("mf-stock 1.0.0 has 5 files")]);
    expect(await readManifest()).toMatchObject({
      browser: {
        global: "mf_stock",
        entry: "entry.js",
        expose: "./app",
        initial: { js: [], css: ["entry.css"] },
        chunks: { details: { js: ["js/details.js"], css: [] } },
      },
      shared: {},
    });
  });

  it.each([
    ["from a build with the plugin", {}],
    ["from a build without the plugin, which shares nothing", withoutPlugin],
  ])("writes a release that the registry accepts, %s", async (_what, changes) => {
    await describeBuilt(changes);
    const registry: RunningRegistry = await startTestRegistry();
    try {
      const env = { FRAGMENTS_REGISTRY: registry.url, REGISTRY_DATA_DIR: registry.dataDir };
      expect(await runInProcess({ argv: ["publish", folder], env, cwd: folder })).toEqual({
        code: 0,
        output: expect.stringContaining("mf-stock 1.0.0 published"),
      });
    } finally {
      await registry.close();
    }
  });

  it("F-154 names a chunk with non-ASCII characters before anything is sent", async () => {
    await describeBuilt();
    await writeFile(join(folder, "dist/包.js"), "1");
    const env = { FRAGMENTS_REGISTRY: "http://127.0.0.1:1" };
    const { code, output } = await runInProcess({ argv: ["publish", folder], env, cwd: folder });
    expect([code, output]).toEqual([1, expect.stringContaining('"包.js"')]);
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ["no Module Federation manifest", { "dist/mf-manifest.json": undefined }, 'output.publicPath is "auto"'],
    [
      "F-217 a browser part that was not built",
      { ...withoutPlugin, "dist/entry.css": undefined },
      "browser lists entry.css, which was not built",
    ],
    [
      "F-217 a browser part without an entry",
      { "fragment.definition.json": JSON.stringify({ ...definition, browser: { initial: stated.initial } }) },
      "browser.entry",
    ],
    ["a manifest that is not JSON", { "dist/mf-manifest.json": "{" }, "mf-manifest.json is not JSON"],
    ["a manifest without an entry", { "dist/mf-manifest.json": "{}" }, "mf-manifest.json:"],
    [
      "nothing exposed as ./app",
      { "dist/mf-manifest.json": JSON.stringify(told).replace("./app", "./page") },
      "does not expose ./app",
    ],
    ["no definition", { "fragment.definition.json": undefined }, "fragment.definition.json cannot be read"],
    [
      "a definition with an unknown slot",
      { "fragment.definition.json": JSON.stringify({ ...definition, slots: ["aside"] }) },
      "slots",
    ],
    ["no package.json", { "package.json": undefined }, "package.json cannot be read"],
    ["no server bundle", { "dist/server/render.cjs": undefined }, "server/render.cjs"],
    ["a server bundle without a fallback", { "dist/server/render.cjs": "exports.render = 1;" }, "fallback(locale)"],
    ["a server bundle that throws", { "dist/server/render.cjs": "throw new Error('of its own')" }, "of its own"],
    ["a chunk with a space in its name", { "dist/de tails.js": "1" }, "de tails.js"],
  ])("F-157 exits with 1 and an error message: %s", async (_what, changes, said) => {
    const { code, output } = await describeBuilt(changes);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  });
});
