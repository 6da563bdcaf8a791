import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";

/** The build in a fragment's dist/: its version and the digest of the sources it was built from. */
export async function readBuilt(dir: string): Promise<{ version: string; digest: string } | null> {
  try {
    const text = await readFile(join(dir, "dist/fragment.json"), "utf8");
    const { version, source } = fragmentManifestSchema.parse(JSON.parse(text));
    return { version, digest: source.digest };
  } catch {
    // Missing, incomplete or in another format: a build fixes all three.
    return null;
  }
}
