import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives an entry a name with its hash, so that its address never means other bytes: `shell.js` → `shell.1a2b3c4d.js`. The
 * bundler cannot, since federation's runtime module does not know content hashes.
 */
export async function nameEntry(dir: string, file: string): Promise<string> {
  const bytes = await readFile(join(dir, file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const named = file.replace(/\.js$/, `.${hash}.js`);
  await rename(join(dir, file), join(dir, named));
  return named;
}
