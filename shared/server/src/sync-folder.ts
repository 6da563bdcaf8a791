import { open } from "node:fs/promises";

/** Syncs the names in a folder to disk: a file's own sync does not cover its name. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
