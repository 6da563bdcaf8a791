import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fragmentManifestSchema } from "@zhian/contracts/fragment";

/** What lies in a fragment's dist/: its version and the digest of the sources it was built from. */
export async function readBuilt(dir: string): Promise<{ version: string; digest: string } | null> {
  let text: string;
  try {
    text = await readFile(join(dir, "dist/fragment.json"), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const manifest = fragmentManifestSchema.safeParse(parseJson(text));
  // A half-written or outdated description is as good as none: it is built again.
  return manifest.success ? { version: manifest.data.version, digest: manifest.data.source.digest } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
