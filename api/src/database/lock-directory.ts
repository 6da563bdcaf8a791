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
  return () => lock.close();
}
