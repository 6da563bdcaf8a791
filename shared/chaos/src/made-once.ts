import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface MadeOnce {
  /** Of the folder that is made; another one of that name, made from other files, is removed. */
  name: string;
  /** A program that makes it, at the path that it is given. It runs as on a server, which inside Jest takes several times as long. */
  program: string;
  /** Files and folders it is made from. Their tests do not count. */
  from: readonly string[];
}

const folder = join(import.meta.dirname, "../../../var/test/made");
/** A machine that is busy may take minutes; one process at a time makes, the others wait for it. */
const patienceMs = 600_000;

/**
 * A folder that takes long to make, made once for all test files and runs: again only when a file of `from` has changed.
 * It is shared, so it must not be written to. Returns its path; throws the program's output when it fails.
 */
export function madeOnce({ name, program, from }: MadeOnce, root = folder): string {
  const made = join(root, `${name}-${fingerprint(from)}`);
  if (existsSync(made)) return made;
  mkdirSync(root, { recursive: true });
  // The kernel takes this lock back when a process is killed: there is no stale lock to judge.
  const lock = new DatabaseSync(join(root, `${name}.lock`), { timeout: patienceMs });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    if (!existsSync(made)) make(made, { name, program });
    return made;
  } finally {
    lock.close();
  }
}

/** Whole under another name first: a run that is cut short leaves no half. */
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
