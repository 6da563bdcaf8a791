import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseError } from "./database.ts";

/** Environment variables with which an operator may move a database, named in the message that there is one already. */
export interface DatabaseVariables {
  dataDir: string;
  url: string;
}

/**
 * Keeps every other process out of a folder until the returned function is called or this process dies.
 * SQLite's file lock is used because the kernel takes it back when a process is killed: there is no stale lock to judge.
 * Throws a DatabaseError of kind "locked".
 */
export function lockFolder(folder: string, { dataDir, url }: DatabaseVariables): () => void {
  const lock = new DatabaseSync(join(folder, "process.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new DatabaseError(
      "locked",
      `${folder} is in use by another process. Stop that one, or set ${dataDir} to another folder, or ${url}.`,
      error,
    );
  }
  writeFileSync(holderFile(folder), String(process.pid));
  return () => lock.close();
}

/** The process that keeps others out of the folder just now; an ended one may be named until another follows. */
export function lockHolder(folder: string): number {
  return Number(readFileSync(holderFile(folder), "utf8"));
}

function holderFile(folder: string): string {
  return join(folder, "process.pid");
}
