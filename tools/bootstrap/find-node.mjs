import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { BootstrapError } from "./bootstrap-error.mjs";

/**
 * The Node that the root package brings, else the one that runs this script, when it is of the major version that `engines`
 * asks for or a later one.
 *
 * @param {string} root
 * @param {string} range `engines.node` of package.json: `>=26`
 */
export async function findNode(root, range) {
  const needed = Number(/^>=(\d+)$/.exec(range)?.[1]);
  const brought = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(brought) && major(await versionOf(brought)) >= needed) return brought;
  if (major(process.version) >= needed) return process.execPath;
  throw new BootstrapError(
    `Node ${needed} did not come with the packages on this system (${process.platform} ${process.arch}), and Node ` +
      `${process.versions.node} is too old. Install Node ${needed} or later, then run the command again: https://nodejs.org`,
  );
}

/** Empty for a program that does not start here. */
async function versionOf(node) {
  try {
    return (await promisify(execFile)(node, ["--version"])).stdout.trim();
  } catch {
    return "";
  }
}

/** NaN, which is no match for anything, where there is none. */
function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1]);
}
