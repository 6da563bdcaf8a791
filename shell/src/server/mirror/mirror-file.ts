import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Locale } from "@zhian/contracts/locale";
import { localeSchema } from "@zhian/contracts/locale-schema";
import { z } from "zod";
import { nonce, type Part, requestId, theme } from "../compose/parts.ts";

/** A page rendered at build time: nothing in it needs a script, a fragment's file or the api. */
export interface MirroredPage {
  locale: Locale;
  title: string;
  parts: readonly Part[];
}

/** By path, including the locale prefix. */
export type MirroredPages = ReadonlyMap<string, MirroredPage>;

const placeholders = [nonce, requestId, theme] as const;
const fileSchema = z.object({
  /** Each text once: pages share styles, header and footer. */
  texts: z.array(z.string()),
  /** The parts of each page: `i` is a text, `-1 - i` a placeholder. */
  pages: z.record(z.string(), z.object({ locale: localeSchema, title: z.string(), parts: z.array(z.number().int()) })),
});

/** The file name, next to the shell's `assets.json`. */
export const mirrorFile = "mirror.br";

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** The file is part of every shell image. */
const maxBytes = 2 * 2 ** 20;
/** Limit for the JSON, which a shell without a snapshot holds in memory. */
const maxTextBytes = 64 * 2 ** 20;

/** Writes `pages` as one compressed file and returns its size. Throws above 2 MiB. */
export async function writeMirror(file: string, pages: MirroredPages): Promise<number> {
  const texts = new Map<string, number>();
  const indexOf = (text: string) => {
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  };
  const toIndex = (part: Part) => {
    if (typeof part === "number") return -1 - placeholders.indexOf(part);
    return indexOf(typeof part === "string" ? part : Buffer.from(part).toString("utf8"));
  };
  const listed = [...pages].map(([path, page]) => [path, { ...page, parts: page.parts.map(toIndex) }]);
  const json = Buffer.from(JSON.stringify({ texts: [...texts.keys()], pages: Object.fromEntries(listed) }));
  const packed = await compress(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      // Wide enough to match the texts of one page in the next.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  if (packed.byteLength > maxBytes)
    throw new Error(`the mirror has ${packed.byteLength} bytes; the limit is ${maxBytes}`);
  await writeFile(file, packed);
  return packed.byteLength;
}

/** Throws if the file is missing or broken. */
export async function readMirror(file: string): Promise<MirroredPages> {
  const json = await decompress(await readFile(file), { maxOutputLength: maxTextBytes });
  const { texts, pages } = fileSchema.parse(JSON.parse(json.toString("utf8")));
  const bytes = texts.map((text) => Buffer.from(text));
  const toPart = (index: number): Part => {
    const part = index < 0 ? placeholders[-1 - index] : bytes[index];
    if (part === undefined) throw new Error(`${file} refers to a part that it does not contain`);
    return part;
  };
  return new Map(Object.entries(pages).map(([path, page]) => [path, { ...page, parts: page.parts.map(toPart) }]));
}
