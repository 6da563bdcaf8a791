import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../error-code.ts";

/**
 * Holds `dir` for this process. Returns what gives it back. Throws when a living process holds it; a lock whose process
 * is gone is taken over.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  await mkdir(dir, { recursive: true });
  const lock = join(dir, "lock");
  const mine = join(dir, `lock.${randomUUID()}`);
  const self = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), nonce: randomUUID() });
  await writeFile(mine, self, { flag: "wx" });
  try {
    if (!(await claim(mine, lock))) await takeOver(dir, mine);
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    if ((await readIfPresent(lock)) === self) await rm(lock, { force: true });
  };
}

/** A hard link is exclusive and whole at once: nobody ever sees a lock without its content. */
async function claim(mine: string, lock: string): Promise<boolean> {
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** One at a time: of two that saw the same stale lock, the slower one would remove the lock of the faster. */
async function takeOver(dir: string, mine: string): Promise<void> {
  const lock = join(dir, "lock");
  const turn = join(dir, "lock.takeover");
  await refuseIfHeld(dir, lock);
  if (!(await claim(mine, turn))) {
    const isThere = (await readIfPresent(turn)) !== undefined;
    await refuseIfHeld(dir, turn);
    if (isThere) await rm(turn, { force: true });
    throw new Error(`${dir} was being taken over by another registry. Start again.`);
  }
  try {
    await refuseIfHeld(dir, lock);
    await rm(lock, { force: true });
    if (!(await claim(mine, lock))) throw new Error(`${dir} was taken by another registry a moment ago.`);
  } finally {
    await rm(turn, { force: true });
  }
}

async function refuseIfHeld(dir: string, lock: string): Promise<void> {
  const holder = readHolder((await readIfPresent(lock)) ?? "");
  if (!holder || !(await isAlive(holder))) return;
  throw new Error(
    `${dir} is in use by the running registry (process ${holder.pid}). Stop that one first, or set REGISTRY_DATA_DIR to another folder.`,
  );
}

interface Holder {
  pid: number;
  started: string;
}

function readHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("pid" in value) || !("started" in value)) return undefined;
    return typeof value.pid === "number" && typeof value.started === "string"
      ? { pid: value.pid, started: value.started }
      : undefined;
  } catch {
    // Not written by us (a whole lock is linked into place): nobody can hold it.
    return undefined;
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (hasCode(error, "ESRCH")) return false;
    if (!hasCode(error, "EPERM")) throw error;
  }
  // In a container the next process often has the same number as the one that died: its start time tells them apart.
  return (await startOf(holder.pid)) === holder.started;
}

/** When the process started, in the kernel's ticks; empty where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  const stat = await readIfPresent(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ESRCH")) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}
