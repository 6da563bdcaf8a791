import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BootstrapError } from "./bootstrap-error.mjs";
import { explainFailure } from "./explain-failure.mjs";
import { isInstalledAsLocked } from "./installed-as-locked.mjs";

/** Installs when node_modules is missing or is not what the lock file asks for; otherwise costs a few milliseconds. */
export async function installDependencies(root) {
  const lockFile = join(root, "package-lock.json");
  if (!existsSync(lockFile)) {
    if (!existsSync(join(root, "node_modules"))) await install(root, ["install"], []);
    return;
  }
  const text = readFileSync(lockFile, "utf8");
  const digest = createHash("sha256").update(text).digest("hex");
  const marker = join(root, "node_modules", ".package-lock-hash");
  if (existsSync(marker) && readFileSync(marker, "utf8") === digest) return;
  const lock = JSON.parse(text);
  if (!installedMatches(root, lock)) await installLocked(root, expectedFolders(lock));
  writeFileSync(marker, digest);
}

function installedMatches(root, lock) {
  const written = join(root, "node_modules", ".package-lock.json");
  return existsSync(written) && isInstalledAsLocked(lock, JSON.parse(readFileSync(written, "utf8")));
}

/** The folders that an installation on any system fills. */
function expectedFolders(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    path.startsWith("node_modules/") && !entry.link && !entry.optional ? [path] : [],
  );
}

/**
 * `npm ci` wants optional packages for every system in the lock file, and some registries do not hold all of them. Then
 * `npm install` keeps to the locked versions of all others, and leaves the lock file as it is.
 */
async function installLocked(root, folders) {
  try {
    await install(root, ["ci"], folders);
  } catch (error) {
    if (!(error instanceof BootstrapError) || !error.isLockIncomplete) throw error;
    await install(root, ["install", "--no-save"], folders);
  }
}

async function install(root, command, paths) {
  const started = Date.now();
  const done = () => paths.filter((path) => existsSync(join(root, path, "package.json"))).length;
  const report = () => {
    const far = paths.length > 0 ? `${done()} of about ${paths.length} packages, ` : "";
    say(`Installing packages (npm ${command.join(" ")}): ${far}${Math.round((Date.now() - started) / 1000)} s`);
  };
  report();
  const timer = setInterval(report, process.stdout.isTTY ? 500 : 5000);
  try {
    await runNpm(root, [...command, "--no-fund", "--no-audit", "--no-progress"]);
  } finally {
    clearInterval(timer);
  }
  report();
  if (process.stdout.isTTY) process.stdout.write("\n");
}

function say(line) {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
}

function runNpm(root, args) {
  // Under `npm start` npm says where it is; a plain `node tools/bootstrap.mjs` has to find it.
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
  const child = spawn(program, [...first, ...args], {
    cwd: root,
    shell: process.platform === "win32" && program === "npm",
  });
  let output = "";
  const keep = (chunk) => {
    output = (output + chunk).slice(-20_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      const missing = "npm is missing. It comes with Node: install Node 20 or later from https://nodejs.org";
      reject(new BootstrapError(error.code === "ENOENT" ? missing : explainFailure(String(error))));
    });
    // Not "exit": what it has said last may come after that.
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new BootstrapError(`\nnpm ${args[0]} failed. ${explainFailure(output)}`, {
            isLockIncomplete: /in sync/.test(output),
          }),
        );
    });
  });
}
