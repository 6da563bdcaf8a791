import { readFile } from "node:fs/promises";
import { Representation } from "@zhian/serve/representation";
import { contentTypeOf } from "./content-type.ts";

/** A file of the build, with the brotli copy that lies beside it, if there is one. Rejects if the file cannot be read. */
export async function readBuiltFile(file: string, type = contentTypeOf(file)): Promise<Representation> {
  const [body, br] = await Promise.all([readFile(file), readFile(`${file}.br`).catch(() => undefined)]);
  return new Representation(body, { type, br, life: "lasting" });
}
