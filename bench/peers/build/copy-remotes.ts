import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renamed } from "./rename-remote.ts";

/** Copies a built remote under other names, as if as many teams had built theirs. */
export async function copyRemotes(output: string, template: string, names: Iterable<string>): Promise<void> {
  const files = await Promise.all(
    (await readdir(join(output, template))).map(
      async (file) => [file, await readFile(join(output, template, file), "utf8")] as const,
    ),
  );
  for (const name of names) {
    await mkdir(join(output, name), { recursive: true });
    for (const [file, text] of files) await writeFile(join(output, name, file), renamed(text, template, name));
  }
}
