import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { installDependencies } from "./install-dependencies.mjs";
import { runNpm } from "./run-npm.mjs";

let root: string;
let progress: jest.Spied<typeof process.stderr.write>;
beforeEach(async () => {
  progress = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  root = mkdtempSync(join(tmpdir(), "install-"));
  pack("site-package");
  pack("test-package");
  writeJson("package.json", {
    name: "project",
    version: "1.0.0",
    dependencies: { "site-package": "file:site-package.tgz" },
    devDependencies: { "test-package": "file:test-package.tgz" },
  });
  await runNpm(root, ["install", "--package-lock-only", "--offline", "--no-audit"]);
});
afterEach(() => rmSync(root, { recursive: true }));

function writeJson(path: string, value: object) {
  writeFileSync(join(root, path), JSON.stringify(value));
}

/** A tarball, as from a registry: npm would only link to a folder. */
function pack(name: string) {
  mkdirSync(join(root, name));
  writeJson(`${name}/package.json`, { name, version: "1.0.0" });
  const { status, stderr } = spawnSync("tar", ["-czf", `${name}.tgz`, name], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const isInstalled = (name: string) => existsSync(join(root, "node_modules", name, "package.json"));

describe("installDependencies", () => {
  it("installs no test packages for the site", async () => {
    await installDependencies(root, "site");
    expect([isInstalled("site-package"), isInstalled("test-package")]).toEqual([true, false]);
  });

  it("adds what tests need without replacing what a running site has open", async () => {
    await installDependencies(root, "site");
    const lock = readFileSync(join(root, "package-lock.json"), "utf8");
    writeFileSync(join(root, "node_modules/site-package/open"), "");

    await installDependencies(root, "everything");
    expect(isInstalled("test-package")).toBe(true);
    expect(progress).toHaveBeenLastCalledWith(expect.stringMatching(/\(npm install\): 2 of 2 packages, \d+ s\n/));
    expect(existsSync(join(root, "node_modules/site-package/open"))).toBe(true);
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).toBe(lock);
  });

  it("reinstalls after the lock file has changed, even if npm's own record already lists the new packages", async () => {
    await installDependencies(root, "everything");
    writeFileSync(join(root, "node_modules/site-package/open"), "");
    pack("other-package");
    writeJson("package.json", {
      name: "project",
      version: "1.0.0",
      dependencies: { "site-package": "file:site-package.tgz", "other-package": "file:other-package.tgz" },
    });
    await runNpm(root, ["install", "--package-lock-only", "--offline", "--no-audit"]);

    await installDependencies(root, "everything");
    expect([isInstalled("other-package"), isInstalled("test-package")]).toEqual([true, false]);
    expect(existsSync(join(root, "node_modules/site-package/open"))).toBe(false);
  });
});
