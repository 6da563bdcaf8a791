#!/usr/bin/env node
// Every `npm start|dev|test|check|bench|build` runs this first. Plain JavaScript without dependencies: it must run on Node 20,
// before anything is installed. It installs what the lock file requires, then starts the command with the Node of `engines`.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BootstrapError } from "./bootstrap/bootstrap-error.mjs";
import { explainFailure } from "./bootstrap/explain-failure.mjs";
import { findNode } from "./bootstrap/find-node.mjs";
import { installDependencies } from "./bootstrap/install-dependencies.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Commands that only build and run the site: dependencies of tests and benchmarks are not installed for them. */
const siteCommands = ["start", "build", "content", "prices", "accounts"];

async function main([command, ...args]) {
  const entry = join(root, command === "bench" ? "." : "tools", String(command), "main.ts");
  if (!command || !existsSync(entry)) {
    throw new BootstrapError(
      `Unknown command "${command ?? ""}". The commands are listed under "scripts" in package.json.`,
    );
  }
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new BootstrapError(`Node ${process.versions.node} is too old. Install Node 20 or later: https://nodejs.org`);
  }
  await installDependencies(root, siteCommands.includes(command) ? "site" : "everything");
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return run(await findNode(root, engines.node), [entry, ...args]);
}

/** Resolves with the command's exit code. */
function run(node, args) {
  const path = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const exitWithParent = new URL("./processes/exit-with-parent.ts", import.meta.url).href;
  const child = spawn(node, ["--import", exitWithParent, ...args], {
    cwd: root,
    stdio: "inherit",
    // Node's compile cache is shared between processes: commands, servers and builds load much of the same code.
    env: { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"), ...process.env, PATH: path },
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  // The command stops what it started; exiting before it would leave its servers running.
  for (const signal of signals) process.on(signal, () => child.kill(signal === "SIGINT" ? "SIGINT" : "SIGTERM"));
  endWithParent(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? 128 + (constants.signals[signal ?? "SIGKILL"] ?? 0)));
  });
}

/** npm kills the shell between it and us, not us: the only sign is that our parent has changed. */
function endWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent || process.platform === "win32") return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const said = error instanceof BootstrapError ? error.message : explainFailure(String(error?.stack ?? error));
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
