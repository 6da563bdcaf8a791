import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { writeFileAtomically as write } from "@zhian/server/write-file-atomically";
import { failpoints } from "./failpoints.ts";

/** Writes the whole file or nothing, and creates its folder if needed. */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await write(file, content, { onStep: (step) => failpoints.pass(`file: ${step}`) });
}
