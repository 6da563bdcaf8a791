import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Holds `dir` for this process. Returns what gives it back. Throws when another process holds it. SQLite's file lock is
 * used, since the kernel takes it back when a process is killed: there is no stale lock to judge.
 */
export async function lockFolder(dir: string): Promise<() => void> {
  await mkdir(dir, { recursive: true });
  const lock = new DatabaseSync(join(dir, "process.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new Error(
      `${dir} is in use by a running registry. Stop that one first, or set REGISTRY_DATA_DIR to another folder.`,
      { cause },
    );
  }
  return () => lock.close();
}
