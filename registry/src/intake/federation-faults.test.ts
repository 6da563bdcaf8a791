import { describe, expect, it } from "@jest/globals";
import { makeManifest } from "../testing/release-tarball.ts";
import { federationFaults } from "./federation-faults.ts";

const built = { "remoteEntry.0001.js": "", "style.0001.css": "", "page.0001.js": "", "server/render.cjs": "" };
const manifest = makeManifest("mf-a", "1.0.0", built);
const told = {
  metaData: {
    globalName: "mf_a",
    publicPath: "/_fragments/mf-a/1.0.0/",
    remoteEntry: { name: "remoteEntry.0001.js", path: "", type: "global" },
  },
  shared: [{ name: "react/jsx-runtime", version: "19.3.1", requiredVersion: "^19.3.1" }],
  exposes: [
    {
      path: "./app",
      assets: { js: { sync: [], async: ["page.0001.js"] }, css: { sync: ["style.0001.css"], async: [] } },
    },
  ],
};

function faultsOf(text: string): string[] {
  const sent = { path: "mf-manifest.json", integrity: "", bytes: text.length, content: Buffer.from(text) };
  // Only the fields of a staged file that are read.
  return federationFaults(manifest, sent as unknown as Parameters<typeof federationFaults>[1]).map(
    (fault) => fault.text,
  );
}

describe("Module Federation's own manifest", () => {
  it("may repeat fragment.json, or be absent", () => {
    expect(faultsOf(JSON.stringify(told))).toEqual([]);
    expect(faultsOf(JSON.stringify(told).replace("/_fragments/mf-a/1.0.0/", "auto"))).toEqual([]);
    expect(federationFaults(manifest, undefined)).toEqual([]);
  });

  it.each([
    ["mf_a", "mf_b", 'globalName is "mf_b", not "mf_a"'],
    ["mf-a/1.0.0", "mf-a/1.0.1", 'publicPath is "/_fragments/mf-a/1.0.1/", not "/_fragments/mf-a/1.0.0/"'],
    ["remoteEntry.0001.js", "remoteEntry.js", 'remoteEntry is "remoteEntry.js", not "remoteEntry.0001.js"'],
    ["./app", "./other", "does not expose ./app"],
    ["page.0001.js", "page.0002.js", "page.0002.js is not in files"],
    ['["style.0001.css"]', "[]", 'css is "", not "style.0001.css"'],
    ["^19.3.1", "^18.0.0", "react/jsx-runtime is required in ^18.0.0, but fragment.json lists ^19.3.1"],
    ["react/jsx-runtime", "react/compiler-runtime", "react/compiler-runtime is not shared by the shell"],
    ["react/jsx-runtime", "i18next", "i18next is required in ^19.3.1, but fragment.json does not list it"],
    ['global"}', 'module"}', 'type is "module", not "global"'],
  ])("B-R-10 must not have %s changed to %s", (from, to, fault) => {
    expect(faultsOf(JSON.stringify(told).replace(from, to))).toEqual([`mf-manifest.json: ${fault}`]);
  });

  it.each(["", "{}", '{"metaData":{"globalName":1}}'])("B-R-10 must be a valid manifest, not %p", (text) => {
    expect(faultsOf(text)).toEqual(["mf-manifest.json is not a Module Federation manifest"]);
  });
});
