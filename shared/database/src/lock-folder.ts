import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "./database.ts";

/** Environment variables with which an operator can move a database; the error message names them. */
export interface DatabaseVariables {
  dataDir: string;
  url: string;
}

/**
 * Locks a folder against other processes until the returned function is called or this process dies. SQLite's file lock is used because
 * the kernel releases it when a process is killed, so there are no stale locks. Throws a DatabaseError of kind "locked".
 */
export function lockFolder(folder: string, { dataDir, url }: DatabaseVariables): () => void {
  const lock = new DatabaseSync(join(folder, "process.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new DatabaseError(
      "locked",
      `${folder} is in use by another process. Stop that process, or set ${dataDir} to another folder, or set ${url}.`,
      error,
    );
  }
  writeFileSync(holderFile(folder), String(process.pid));
  return () => lock.close();
}

/** Id of the process that holds the lock, or of the last one that did. */
export function lockHolder(folder: string): number {
  return Number(readFileSync(holderFile(folder), "utf8"));
}

function holderFile(folder: string): string {
  return join(folder, "process.pid");
}
