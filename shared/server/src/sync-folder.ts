import { open } from "node:fs/promises";

/** Makes the names in it durable: a file's own sync does not cover its name. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
