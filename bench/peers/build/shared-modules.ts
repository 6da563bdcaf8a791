import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shared } from "../../../shared/build/src/federation.ts";

/** The modules that our own fragments get from the shell: each peer shares the same ones. */
export const sharedRequests: readonly string[] = Object.keys(shared(() => ({})));

/** Modules without a default export. */
const namesOnly = new Set(["@zhian/fragment/router", "@zhian/ui/headless"]);

/** Writes an ES module for each shared package into `dir`, which re-exports the whole package. Returns the files by request. */
export async function writeSharedModules(dir: string): Promise<Map<string, string>> {
  await mkdir(dir, { recursive: true });
  const written = sharedRequests.map(async (request) => {
    const file = join(dir, `${moduleName(request)}.js`);
    await writeFile(file, sourceOf(request));
    return [request, file] as const;
  });
  return new Map(await Promise.all(written));
}

/** Maps `@zhian/ui/headless` to `zhian-ui-headless`. */
export function moduleName(request: string): string {
  return request.replace(/^@/, "").replaceAll("/", "-");
}

function sourceOf(request: string): string {
  const from = JSON.stringify(request);
  return `export * from ${from};\n${namesOnly.has(request) ? "" : `export { default } from ${from};\n`}`;
}
