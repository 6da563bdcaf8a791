import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "./database.ts";

/**
 * Keeps every other process out of a folder until the returned function is called or this process dies.
 * SQLite's file lock is used because the kernel takes it back when a process is killed: there is no stale lock to judge.
 * Throws a DatabaseError of kind "locked".
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, "process.lock");
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new DatabaseError(
      "locked",
      `${directory} is in use by another process. Stop that one, or give this one its own API_DATA_DIR or an API_DATABASE_URL.`,
      error,
    );
  }
  writeFileSync(holderFile(directory), String(process.pid));
  return () => lock.close();
}

/** The process that keeps others out of the folder just now; one that is gone may be named as long as nobody follows. */
export function lockHolder(directory: string): number {
  return Number(readFileSync(holderFile(directory), "utf8"));
}

function holderFile(directory: string): string {
  return join(directory, "process.pid");
}
