#!/usr/bin/env node
// Runs on any Node that can parse it, back to 14.8: if it is too old for the command, it prints a sentence instead of a stack trace.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(">=", "");
const [major, minor] = needed.split(".").map(Number);
const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);

if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) {
  await import("../dist/registry/src/cli/main.js");
} else {
  console.error(
    `fragments needs Node ${needed} or later, this is ${process.versions.node}.\nInstall a newer one: https://nodejs.org`,
  );
  process.exitCode = 1;
}
