import { open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { failpoints } from "../support/failpoints.ts";

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
  failpoints.pass("file: written");
  await rename(temporary, file);
  failpoints.pass("file: in place");
  await syncFolder(dirname(file));
}

/** What `writeWhole` and the making of a key leave behind when they are cut short. Not to be called beside a replica. */
export async function removeUnfinished(folder: string): Promise<void> {
  const unfinished = /\.\d+\.new$|^signing-key\.[0-9a-f-]{36}\.pem$/;
  for (const name of await readdir(folder)) if (unfinished.test(name)) await rm(join(folder, name));
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
