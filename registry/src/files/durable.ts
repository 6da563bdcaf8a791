import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { unfinishedName, writeFileAtomically } from "@zhian/server/write-file-atomically";
import { failpoints } from "../support/failpoints.ts";

/** Never half written under its own name, and there after a power cut. */
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
  // Names of earlier versions, which may have been killed in the middle of a write.
  /\.\d+\.new$/,
  /^signing-key\.[0-9a-f-]{36}\.pem$/,
];

/** What `writeWhole` and the making of a key leave behind when they are cut short. Not to be called beside a replica. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (unfinished.some((pattern) => pattern.test(name))) await rm(join(folder, name));
  }
}
