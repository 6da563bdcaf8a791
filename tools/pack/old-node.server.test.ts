import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { runToEnd } from "../processes/run-to-end.ts";
import { nodeRange } from "./published.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "old-node-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as packed, with this requirement in package.json. */
async function fragments(node: string) {
  await cp(join(import.meta.dirname, "files/bin"), join(folder, "bin"), { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", engines: { node } }));
  return runToEnd([process.execPath, join(folder, "bin/fragments.mjs"), "--help"], { cwd: folder });
}

it("F-202 a Node that is too old gets an error that names the required version", async () => {
  const [major = 0] = process.versions.node.split(".").map(Number);
  const { code, output } = await fragments(`>=${major + 1}.3.0`);
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    `fragments needs Node ${major + 1}.3.0 or later, this is ${process.versions.node}.`,
    "Install a newer one: https://nodejs.org",
  ]);
});

it("a recent Node runs the command", async () => {
  const { output } = await fragments(nodeRange);
  // The command's code is not here.
  expect(output).toMatch(/Cannot find module .*cli\/main\.js/);
});
