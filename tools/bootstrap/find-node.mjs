import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { BootstrapError } from "./bootstrap-error.mjs";

const needed = 24;

/** The Node 24 that the root package brings, else the one that runs, when it is new enough. */
export async function findNode(root) {
  const brought = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(brought) && (await runs(brought))) return brought;
  if (major(process.versions.node) >= needed) return process.execPath;
  throw new BootstrapError(
    `Node ${needed} did not come with the packages on this system (${process.platform} ${process.arch}), and Node ` +
      `${process.versions.node} is too old. Install Node ${needed} or later, then run the command again: https://nodejs.org`,
  );
}

async function runs(node) {
  try {
    const { stdout } = await promisify(execFile)(node, ["--version"]);
    return major(stdout.trim().slice(1)) >= needed;
  } catch {
    return false;
  }
}

function major(version) {
  return Number(version.split(".")[0]);
}
