import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { failpoints } from "./failpoints.ts";

let counter = 0;

/** Whole or not at all, also when the power goes: temporary file, fsync, rename, fsync of the folder. */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  counter += 1;
  const temporary = `${file}.${process.pid}-${counter}.tmp`;
  try {
    await writeSynced(temporary, Buffer.from(content));
    failpoints.pass("file: written");
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  failpoints.pass("file: renamed");
  await syncFolder(dirname(file));
}

async function writeSynced(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, "w");
  try {
    failpoints.pass("file: begun");
    const half = content.byteLength >> 1;
    await handle.writeFile(content.subarray(0, half));
    failpoints.pass("file: half written");
    await handle.writeFile(content.subarray(half));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
