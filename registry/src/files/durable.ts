import { open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { failpoints } from "../failpoints.ts";

/** Never half written under its own name, and there after a power cut. */
export async function writeWhole(file: string, content: string, mode: number): Promise<void> {
  const temporary = `${file}.${process.pid}.new`;
  const handle = await open(temporary, "w", mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  failpoints.pass("start: file written");
  await rename(temporary, file);
  failpoints.pass("start: file in place");
  await syncFolder(dirname(file));
}

/** Makes the names in it durable: a file's own sync does not cover its name. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
