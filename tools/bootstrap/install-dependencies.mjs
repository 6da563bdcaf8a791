import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isInstalledAsLocked, mayBeMissing } from "./installed-as-locked.mjs";
import { cacheArguments } from "./npm-cache.mjs";
import { runNpm } from "./run-npm.mjs";

/**
 * Installs with `npm ci` if node_modules is missing or does not match the lock file; otherwise takes only a few milliseconds.
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
  if (!installedMatches(root, lock, scope)) await install(root, scope, expectedFolders(lock, scope));
  writeFileSync(marker, `${digest} ${scope}`);
}

function installedMatches(root, lock, scope) {
  const written = join(root, "node_modules", ".package-lock.json");
  return existsSync(written) && isInstalledAsLocked(lock, JSON.parse(readFileSync(written, "utf8")), scope);
}

/** The folders that an installation creates on every system. */
function expectedFolders(lock, scope) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    path.startsWith("node_modules/") && !entry.link && !mayBeMissing(entry, scope) ? [path] : [],
  );
}

async function install(root, scope, folders) {
  // Packages that are only peers of others, such as bundlers that are not used here. Every package in use has its own version.
  const omit = ["--omit=peer", ...(scope === "site" ? ["--omit=dev"] : [])];
  const started = Date.now();
  const done = () => folders.filter((path) => existsSync(join(root, path, "package.json"))).length;
  const report = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    say(`Installing packages (npm ci): ${done()} of ${folders.length} packages, ${seconds} s`);
  };
  report();
  const timer = setInterval(report, process.stdout.isTTY ? 500 : 5000);
  try {
    const quiet = ["--no-fund", "--no-audit", "--no-progress"];
    await runNpm(root, ["ci", ...omit, "--prefer-offline", ...quiet, ...cacheArguments(root, process.env)]);
  } finally {
    clearInterval(timer);
  }
  report();
  if (process.stdout.isTTY) process.stdout.write("\n");
}

function say(line) {
  process.stdout.write(process.stdout.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
}
