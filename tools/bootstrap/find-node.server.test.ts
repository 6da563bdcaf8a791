import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { findNode } from "./find-node.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "find-node-"));
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const ours = Number(process.versions.node.split(".")[0]);

function bring(script: string): string {
  const node = join(root, "node_modules/.bin/node");
  writeFileSync(node, `#!/bin/sh\n${script}\n`);
  chmodSync(node, 0o755);
  return node;
}

describe("findNode", () => {
  it("uses the Node that comes with the packages", async () => {
    const node = bring("echo v99.1.0");
    expect(await findNode(root, ">=99")).toBe(node);
  });

  it("uses the running Node if the packages bring none, or an older one", async () => {
    expect(await findNode(root, `>=${ours}`)).toBe(process.execPath);
    bring("echo v8.0.0");
    expect(await findNode(root, `>=${ours}`)).toBe(process.execPath);
  });

  it("says which Node to install if both are too old", async () => {
    await expect(findNode(root, ">=99")).rejects.toThrow(
      /Node 99 did not come with the packages.*install Node 99 or later/,
    );
  });

  const lacksLibrary = 'echo "node: error while loading shared libraries: libatomic.so.1: cannot open" >&2; exit 127';

  it("installs the library that the packages' Node lacks", async () => {
    const node = bring(lacksLibrary);
    const provide = async () => Boolean(bring("echo v99.1.0"));
    expect(await findNode(root, ">=99", provide)).toBe(node);
  });

  it("names the library if it cannot be installed", async () => {
    bring(lacksLibrary);
    const found = findNode(root, ">=99", async () => false);
    await expect(found).rejects.toThrow(/does not start here: it needs libatomic \(apt-get install libatomic1/);
  });
});
