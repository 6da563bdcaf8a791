import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { repositoryRoot } from "./repository-root.ts";

const isTest = /\.test\.tsx?$/;

/**
 * SHA-256 (hex) of everything that a package's build depends on: its own sources and configuration, the shared packages, and the
 * locked third-party versions. Versions of other workspaces are left out: one team's new version changes nothing in another's release.
 */
export async function sourceDigest(dir: string): Promise<string> {
  const root = repositoryRoot(dir);
  const shared = join(root, "shared");
  const files = [
    ...(await filesBelow(join(dir, "src"))),
    join(dir, "package.json"),
    join(dir, "webpack.config.ts"),
    // A team's own repository has them as a package with a locked version.
    ...(existsSync(shared) ? await filesBelow(shared) : []),
  ];
  return digestOf(root, files);
}

/** SHA-256 (hex) of all files in the folders, and of the locked third-party versions. */
export async function filesDigest(root: string, folders: readonly string[]): Promise<string> {
  const found = await Promise.all(folders.map((folder) => filesBelow(join(root, folder))));
  return digestOf(root, found.flat());
}

async function digestOf(root: string, files: string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    hash
      .update(`${relative(root, file).split(sep).join("/")}\0`)
      .update(await readFile(file))
      .update("\0");
  }
  return hash.update(await lockedVersions(root)).digest("hex");
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isTest.test(entry.name) && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name));
}

interface LockFile {
  packages: Record<string, { version?: string; link?: boolean }>;
}

async function lockedVersions(root: string): Promise<string> {
  // npm's own format, which `npm ci` has already read.
  const { packages } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as LockFile;
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version }]) => `${path}@${version}`)
    .join("\n");
}

/** The checked-out commit, if there is a repository. */
export function gitCommit(dir: string): { commit?: string } {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: dir,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return { commit: commit.trim() };
  } catch {
    // A source archive has no history; the digest still identifies the build.
    return {};
  }
}
