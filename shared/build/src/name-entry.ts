import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts an entry's hash into its name, so that its address always means the same bytes: `shell.js` → `shell.1a2b3c4d.js`. The
 * bundler cannot, since federation's runtime module does not support content hashes.
 */
export async function nameEntry(dir: string, file: string): Promise<string> {
  const bytes = await readFile(join(dir, file));
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const named = file.replace(/\.js$/, `.${hash}.js`);
  await rename(join(dir, file), join(dir, named));
  return named;
}
