import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder } from "./sync-folder.ts";

/** After each of these steps, a crash leaves a different state on disk. */
export type WriteStep = "begun" | "half written" | "written" | "in place";

interface Options {
  mode?: number;
  /** Called after each step: for tests that end the process there. */
  onStep?(step: WriteStep): void;
}

/** Names of files left behind by interrupted writes. */
export const unfinishedName = /\.\d+-\d+\.tmp$/;

let counter = 0;

/** Writes completely or not at all, even on power loss: temporary file, fsync, rename, fsync of the folder. */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  { mode, onStep }: Options = {},
): Promise<void> {
  counter += 1;
  const temporary = `${file}.${process.pid}-${counter}.tmp`;
  try {
    const handle = await open(temporary, "w", mode);
    try {
      onStep?.("begun");
      const bytes = Buffer.from(content);
      const half = bytes.byteLength >> 1;
      await handle.writeFile(bytes.subarray(0, half));
      onStep?.("half written");
      await handle.writeFile(bytes.subarray(half));
      await handle.sync();
    } finally {
      await handle.close();
    }
    onStep?.("written");
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  onStep?.("in place");
  await syncFolder(dirname(file));
}
