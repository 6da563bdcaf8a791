import { readFile } from "node:fs/promises";
import { Representation } from "@zhian/serve/representation";
import { contentTypeOf } from "./content-type.ts";

/** Reads a file of the build, and its brotli copy (`.br`) if there is one. Rejects if the file cannot be read. */
export async function readBuiltFile(file: string, type = contentTypeOf(file)): Promise<Representation> {
  const [body, br] = await Promise.all([readFile(file), readFile(`${file}.br`).catch(() => undefined)]);
  return new Representation(body, { type, br, life: "lasting" });
}
