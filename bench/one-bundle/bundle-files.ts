import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { siteCatalogue } from "@zhian/testing/site-catalogue";
import { cataloguePath } from "./bundle-listing.ts";

export interface BundleFile {
  plain: Buffer;
  br: Buffer;
  type: string;
}

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/** Every file of the browser half by name, compressed as the files of a published release are. */
export async function readBundleFiles(folder: string): Promise<Map<string, BundleFile>> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const plain = await readFile(join(folder, name));
      return [name, { plain, br: press(plain, 11), type: typeOf(name) }] as const;
    }),
  );
  return new Map(files);
}

/** The sprite of drawn signs, which pages request from the shell's address. */
export async function readSigns(): Promise<BundleFile> {
  const plain = await readFile(join(import.meta.dirname, "../../shared/ui/src/sign/signs.svg"));
  return { plain, br: press(plain, 11), type: typeOf("signs.svg") };
}

/** The site's catalogue, as visitors get it. */
export function readCatalogue(): BundleFile {
  const plain = Buffer.from(JSON.stringify(siteCatalogue));
  return { plain, br: press(plain, 11), type: typeOf(cataloguePath) };
}

export function typeOf(name: string): string {
  return types[extname(name)] ?? "text/plain";
}

export function press(bytes: Buffer | string, quality: number): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
