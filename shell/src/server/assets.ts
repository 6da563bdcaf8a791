import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { integritySchema } from "@zhian/contracts/fragment";
import { sharedExportsSchema } from "@zhian/contracts/health";
import { z } from "zod";
import { inlineStyle } from "./releases/inline-style.ts";

const path = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/);
const file = z.object({ path, integrity: integritySchema });
const assetsSchema = z.object({
  entry: file,
  /** The script for inspected pages. */
  inspectors: file,
  css: z.array(file),
  /** Fonts that every page needs at once. */
  fonts: z.array(path),
  files: z.record(path, z.object({ integrity: integritySchema, bytes: z.number() })),
  shared: z.record(z.string(), z.string()),
  exports: sharedExportsSchema,
});

/** The shell's own browser bundle, as its build described it. */
export type ShellAssets = z.output<typeof assetsSchema> & {
  /** Hashes by path, for every script and style that the browser half may load. */
  integrity: Record<string, string>;
  /** The version of the browser half: the hash in its entry's file name. */
  version: string;
  /** Each style sheet as inlined in pages. */
  styles: { address: string; css: Uint8Array }[];
  /** The folder of the files. */
  folder: string;
};

/** Throws an error that says what to do if the build has not run. */
export async function readShellAssets(folder: string): Promise<ShellAssets> {
  const listing = join(folder, "assets.json");
  const text = await readFile(listing, "utf8").catch((cause: unknown) => {
    throw new Error(`${listing} is missing: build the shell first (npm run build -w shell)`, { cause });
  });
  const assets = assetsSchema.parse(JSON.parse(text));
  const files = join(folder, "browser");
  const styles = assets.css.map(async ({ path }) => {
    const address = `/_shell/${path}`;
    return { address, css: inlineStyle(await readFile(join(files, path), "utf8"), address) };
  });
  const checked = Object.entries(assets.files).filter(
    ([path]) => /\.(m?js|css)$/.test(path) && path !== assets.inspectors.path,
  );
  const integrity = Object.fromEntries(checked.map(([path, file]) => [path, file.integrity]));
  const version = assets.entry.path.split(".").at(-2) ?? assets.entry.path;
  return { ...assets, integrity, version, styles: await Promise.all(styles), folder: files };
}
