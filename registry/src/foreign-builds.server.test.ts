import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { ReleaseFixture } from "./testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.close());

const entry = "remoteEntry.0001.js";

/** A container as minified by Rspack; webpack writes the two keys in the opposite order. */
const container = (request: string, range: string) =>
  `var mf_stock;(()=>{c.consumesLoadingData={moduleIdToConsumeDataMapping:{64:{shareScope:"default",shareKey:"${request}",import:null,requiredVersion:"${range}",singleton:!0}}};mf_stock=c})();`;

const assets = { js: { sync: [] as string[], async: ["details.js"] }, css: { sync: ["style.0001.css"], async: [] } };
const told = {
  metaData: { globalName: "mf_stock", publicPath: "auto", remoteEntry: { name: entry, path: "", type: "global" } },
  shared: [{ name: "react", version: "19.3.1", requiredVersion: "^19.3.1" }],
  exposes: [{ path: "./app", assets }],
};
const stock = (files: Record<string, string>): ReleaseFixture => ({
  name: "mf-stock",
  files: {
    [entry]: container("react", "^19.3.1"),
    "details.js": "1",
    "mf-manifest.json": JSON.stringify(told),
    ...files,
  },
});

async function answerTo(fixture: ReleaseFixture): Promise<[number, string | undefined]> {
  const response = await registry.publish(fixture);
  // The registry's own response format.
  const { error } = (await response.json()) as { error?: { message: string } };
  return [response.status, error?.message];
}

const manifestWith = (from: string, to: string) => ({ "mf-manifest.json": JSON.stringify(told).replace(from, to) });

it.each<[string, Record<string, string>, string]>([
  [
    "F-151 a manifest with another global",
    manifestWith('globalName":"mf_stock', 'globalName":"mf_other'),
    'mf-manifest.json: globalName is "mf_other", not "mf_stock"',
  ],
  [
    "F-151 a manifest with a chunk that is not in the release",
    manifestWith("details.js", "other.js"),
    "mf-manifest.json: other.js is not in files",
  ],
  [
    "F-151 an entry that is a module",
    manifestWith('type":"global', 'type":"module'),
    'mf-manifest.json: type is "module", not "global"',
  ],
  ["F-152 an empty entry", { [entry]: "" }, `browser.entry: ${entry} is empty`],
  ["F-152 an entry without a container", { [entry]: "var a = 1;" }, `browser.entry: ${entry} does not define mf_stock`],
  [
    "F-153 a container that asks for another major version of React",
    { [entry]: container("react", "^18.0.0") },
    `${entry}: react is required in ^18.0.0, but fragment.json lists ^19.3.1`,
  ],
  [
    "F-153 a chunk that asks for another major version of React",
    {
      "details.js":
        'a={shareScope:["default"],requiredVersion:"^18.0.0",strictVersion:!1,shareKey:"react/jsx-runtime"}',
    },
    "details.js: react/jsx-runtime is required in ^18.0.0, but fragment.json lists ^19.3.1",
  ],
  [
    "F-153 a container that asks for what the shell does not share",
    { [entry]: container("react-dom/server", "^19.3.1") },
    `${entry}: react-dom/server is not shared by the shell`,
  ],
  [
    "F-153 a manifest with a module that the shell does not share",
    manifestWith('name":"react"', 'name":"vue"'),
    "mf-manifest.json: vue is not shared by the shell",
  ],
  ...["a b.js", "../x.js", "a.js?v=1", "https://evil.example/a.js"].map(
    (path): [string, Record<string, string>, string] => [
      `F-154 a chunk named ${path}`,
      { [path]: "1" },
      `The file ${JSON.stringify(path)} was refused`,
    ],
  ),
  ...["a b.js", "../x.js", "a.js?v=1", "https://evil.example/a.js", "包.js"].map(
    (path): [string, Record<string, string>, string] => [
      `F-154 a chunk listed only in the manifest: ${path}`,
      manifestWith("details.js", path),
      `mf-manifest.json: ${path} is not in files`,
    ],
  ),
])("refuses %s, naming file and key", async (_what, files, fault) => {
  expect(await answerTo(stock(files))).toEqual([422, expect.stringContaining(fault)]);
});

it("accepts a release with the shell's shared modules and the files that its manifest lists", async () => {
  expect(await answerTo(stock({}))).toEqual([201, undefined]);
});
