import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { BootstrapError } from "./bootstrap-error.mjs";
import { provideLibatomic } from "./provide-libatomic.mjs";

/**
 * Finds the Node that the root package installs, or the one that runs this script, if it has the major version that `engines`
 * requires, or a later one. Throws a BootstrapError with the remedy if neither does.
 *
 * @param {string} root
 * @param {string} range `engines.node` of package.json: `>=26`
 * @param {() => Promise<boolean>} provide installs the library that small Linux systems lack
 */
export async function findNode(root, range, provide = provideLibatomic) {
  const needed = Number(/^>=(\d+)$/.exec(range)?.[1]);
  const brought = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.exe" : "node");
  const { version, failure } = existsSync(brought) ? await askOrMend(brought, provide) : {};
  if (major(version) >= needed) return brought;
  if (major(process.version) >= needed) return process.execPath;
  const why = failure
    ? `The Node ${needed} that came with the packages does not start here: ${remedyOf(failure)}`
    : `Node ${needed} did not come with the packages on this system (${process.platform} ${process.arch}).`;
  throw new BootstrapError(
    `${why} Node ${process.versions.node} is too old: install Node ${needed} or later, then run the command again: https://nodejs.org`,
  );
}

async function askOrMend(node, provide) {
  const answer = await ask(node);
  return answer.failure?.includes("libatomic") && (await provide()) ? ask(node) : answer;
}

/** Returns the version that a program reports, or why it does not start. */
function ask(node) {
  return new Promise((resolve) => {
    execFile(node, ["--version"], (error, stdout, stderr) =>
      resolve(error ? { failure: stderr.trim() || error.message } : { version: stdout.trim() }),
    );
  });
}

function remedyOf(failure) {
  if (!failure.includes("libatomic")) return failure.split("\n")[0];
  return "it needs libatomic (apt-get install libatomic1, or dnf install libatomic). Otherwise:";
}

/** NaN, which matches nothing, if there is no version. */
function major(version) {
  return Number(/^v(\d+)\./.exec(version ?? "")?.[1]);
}
