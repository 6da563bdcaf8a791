import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface MadeOnce {
  /** Name of the folder. Older folders with this name, made from other files, are removed. */
  name: string;
  /** A program that creates it at the path passed to it. It runs in its own process: inside Jest, it takes several times as long. */
  program: string;
  /** Files and folders that it is made from. Tests in them are ignored. */
  from: readonly string[];
}

const folder = join(import.meta.dirname, "../../../var/test/made");
/** A busy machine may take minutes; one process creates the folder, the others wait. */
const patienceMs = 600_000;

/**
 * Creates a folder that takes long to make, once for all test files and runs: again only if a file in `from` has changed. It is shared,
 * so do not write to it. Returns its path; throws with the program's output if it fails.
 */
export function madeOnce({ name, program, from }: MadeOnce, root = folder): string {
  const made = join(root, `${name}-${fingerprint(from)}`);
  if (existsSync(made)) return made;
  mkdirSync(root, { recursive: true });
  // The kernel releases this lock when a process is killed, so there are no stale locks.
  const lock = new DatabaseSync(join(root, `${name}.lock`), { timeout: patienceMs });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    if (!existsSync(made)) make(made, { name, program });
    return made;
  } finally {
    lock.close();
  }
}

/** Created under another name first: an interrupted run leaves no partial folder. */
function make(made: string, { name, program }: Pick<MadeOnce, "name" | "program">): void {
  const root = join(made, "..");
  for (const other of readdirSync(root)) {
    const isOld = other.startsWith(`${name}-`) && other !== basename(made);
    if (isOld) rmSync(join(root, other), { recursive: true, force: true });
  }
  const unfinished = `${made}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  execFileSync(process.execPath, [program, unfinished], { env: {}, stdio: ["ignore", "ignore", "pipe"] });
  renameSync(unfinished, made);
}

function fingerprint(paths: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const path of paths) addFiles(path, (file) => hash.update(`${file}\n`).update(readFileSync(file)));
  return hash.digest("hex").slice(0, 16);
}

function addFiles(path: string, add: (file: string) => void): void {
  if (!statSync(path).isDirectory()) return add(path);
  for (const name of readdirSync(path).sort()) {
    if (!/\.test\.tsx?$|^node_modules$/.test(name)) addFiles(join(path, name), add);
  }
}
