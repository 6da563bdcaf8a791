import { describe, expect, it } from "@jest/globals";
import { lockFaults } from "./lock-faults.ts";
import { readLockFile } from "./lock-file.ts";
import { pinFaults } from "./pin-faults.ts";

const integrity = `sha512-${"A".repeat(86)}==`;
const rules = {
  floors: { parser: [">=1.2.0 <2 || >=2.1.0", "a known fault"] as [string, string] },
  installScripts: { known: "builds what comes built" },
};

function faults(packages: Record<string, object>) {
  return lockFaults(readLockFile(JSON.stringify({ packages })), rules);
}

describe("lockFaults", () => {
  it("is content with what is fixed, held to its bytes and above its floor", () => {
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
      "node_modules/a/node_modules/parser: 2.0.9 is below its floor >=1.2.0 <2 || >=2.1.0: a known fault",
    ]);
  });

  it("refuses what could be changed on its way", () => {
    expect(faults({ "node_modules/a": { version: "1.0.0", resolved: "git+ssh://one.example/a" } })).toEqual([
      "node_modules/a: is not held to a SHA-512",
      "node_modules/a: does not come over https",
    ]);
  });
});

describe("pinFaults", () => {
  it.each(["^1.0.0", "~1.0.0", "1.x", "latest", "*", "git+https://one.example/a.git", "1.0.0 || 2.0.0"])(
    "refuses %s",
    (version) => {
      expect(pinFaults("package.json", JSON.stringify({ devDependencies: { parser: version } }))).toHaveLength(1);
    },
  );

  it("takes one version, and our own workspaces", () => {
    const dependencies = { parser: "1.0.0-beta.2", "@zhian/contracts": "*" };
    expect(pinFaults("package.json", JSON.stringify({ dependencies, peerDependencies: { react: ">=19" } }))).toEqual(
      [],
    );
  });
});
