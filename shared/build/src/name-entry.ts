import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives the remote entry a name with its hash, so that its address never means other bytes. The federation plugin cannot:
 * its runtime module does not know content hashes.
 */
export async function nameEntry(dist: string): Promise<void> {
  const bytes = await readFile(join(dist, "remoteEntry.js"));
  const name = `remoteEntry.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.js`;
  await rename(join(dist, "remoteEntry.js"), join(dist, name));
  const manifest = join(dist, "mf-manifest.json");
  await writeFile(manifest, (await readFile(manifest, "utf8")).replaceAll('"remoteEntry.js"', `"${name}"`));
}
