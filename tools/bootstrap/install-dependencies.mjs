import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalledAsLocked, mayBeMissing } from "./installed-as-locked.mjs";
import { cacheArguments } from "./npm-cache.mjs";
import { runNpm } from "./run-npm.mjs";

/**
 * Installs with `npm ci` if node_modules is missing or does not match the lock file; otherwise takes only a few milliseconds.
 * What tests need is added to what the site needs: `npm ci` would first delete the packages that a running site has open.
 *
 * @param {string} root
 * @param {"site" | "everything"} scope `site`: everything needed to build and run the site, which is `dependencies` of each
 *   package.json; `everything`: `devDependencies` as well
 */
export async function installDependencies(root, scope) {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  const digest = createHash("sha256").update(text).digest("hex");
  const marker = join(root, "node_modules", ".package-lock-hash");
  const marked = existsSync(marker) ? readFileSync(marker, "utf8") : "";
  if (marked === `${digest} everything` || marked === `${digest} ${scope}`) return;
  const lock = JSON.parse(text);
  const installed = readInstalled(root);
  if (!isInstalledAsLocked(lock, installed, scope)) {
    // With a complete lock file and `--no-save`, `npm install` adds the very versions that `npm ci` would.
    const command = isInstalledAsLocked(lock, installed, "site") ? ["install", "--no-save"] : ["ci"];
    await install(root, [...command, ...omitted(scope)], expectedFolders(lock, scope));
  }
  writeFileSync(marker, `${digest} ${scope}`);
}

/** npm's own record, with the versions that are on disk: `npm install --package-lock-only` changes the record and installs nothing. */
function readInstalled(root) {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return { packages: {} };
  const { packages } = JSON.parse(readFileSync(record, "utf8"));
  const onDisk = Object.entries(packages).flatMap(([path, entry]) => {
    const file = join(root, path, "package.json");
    return existsSync(file) ? [[path, { ...entry, version: JSON.parse(readFileSync(file, "utf8")).version }]] : [];
  });
  return { packages: Object.fromEntries(onDisk) };
}

/** The folders that an installation creates on every system. */
function expectedFolders(lock, scope) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    path.startsWith("node_modules/") && !entry.link && !mayBeMissing(entry, scope) ? [path] : [],
  );
}

/**
 * npm's options for what is not installed: packages that are only peers of others, such as bundlers that are not used here (every package
 * in use has its own version), and for a site what only tests need.
 */
function omitted(scope) {
  return ["--omit=peer", ...(scope === "site" ? ["--omit=dev"] : [])];
}

/** Progress goes to stderr: the output of the command that follows may be read by a program. */
async function install(root, args, folders) {
  const started = Date.now();
  const done = () => folders.filter((path) => existsSync(join(root, path, "package.json"))).length;
  const report = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    say(`Installing packages (npm ${args[0]}): ${done()} of ${folders.length} packages, ${seconds} s`);
  };
  report();
  const timer = setInterval(report, process.stderr.isTTY ? 500 : 5000);
  try {
    const quiet = ["--no-fund", "--no-audit", "--no-progress"];
    await runNpm(root, [...args, "--prefer-offline", ...quiet, ...cacheArguments(root, process.env)]);
  } finally {
    clearInterval(timer);
  }
  report();
  if (process.stderr.isTTY) process.stderr.write("\n");
}

function say(line) {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
}
