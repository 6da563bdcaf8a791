import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

let counter = 0;

/** Whole or not at all, also when the power goes: temporary file, fsync, rename, fsync of the folder. */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  counter += 1;
  const temporary = `${file}.${process.pid}-${counter}.tmp`;
  try {
    const handle = await open(temporary, "w");
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
