import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { unfinishedName, writeFileAtomically } from "@zhian/server/write-file-atomically";
import { failpoints } from "../support/failpoints.ts";

/** Writes a file atomically, durable across a power cut. */
export async function writeWhole(file: string, content: string, mode: number): Promise<void> {
  await writeFileAtomically(file, content, {
    mode,
    onStep(step) {
      if (step === "written" || step === "in place") failpoints.pass(`file: ${step}`);
    },
  });
}

const unfinished = [
  unfinishedName,
  // Temporary names of earlier versions, whose processes may have been killed during a write.
  /\.\d+\.new$/,
  /^signing-key\.[0-9a-f-]{36}\.pem$/,
];

/** Removes leftovers of interrupted `writeWhole` calls and key generation. Must not run alongside a replica. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinished.some((pattern) => pattern.test(name))) await rm(join(folder, name));
  }
}
