import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { signId } from "@zhian/contracts/signs";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { placesOnEnglishPages, wordsOnEnglishPages } from "./chinese-on-english-pages.ts";
import { drawnSigns } from "./drawn-signs.ts";

// If this fails, run `npm run signs` as described in shared/ui/README.md.
const root = join(import.meta.dirname, "../..");
const drawn = new Set(drawnSigns.map(({ text }) => text));

describe("the drawn signs", () => {
  const file = readFileSync(join(root, "shared/ui/src/sign/signs.svg"));

  it("are all in the file, once", () => {
    const ids = [...file.toString().matchAll(/<symbol id="([^"]+)"[^>]*><path d="M[^"]+z"\/>/g)].map(([, id]) => id);
    expect(new Set(ids)).toEqual(new Set(drawnSigns.map(({ text }) => signId(text))));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("include every one that the sources use", () => {
    const sources = globSync("{mf-*,shared/ui,shared/page,shell}/src/**/*.tsx", { cwd: root });
    const named = sources.flatMap((path) =>
      [...readFileSync(join(root, path), "utf8").matchAll(/(?:<Seal glyph=|<Sign text=|\bseal: )"([^"]+)"/g)].map(
        ([, text = ""]) => text,
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((text) => !drawn.has(text))).toEqual([]);
  });

  it("stay within their size budget", () => {
    expect(brotliCompressSync(file).byteLength).toBeLessThanOrEqual(15_000);
  });
});

describe("the fonts for Chinese words on English pages", () => {
  it.each([
    ["shared/ui/src/base/han-words.woff2", wordsOnEnglishPages(root)],
    ["shared/ui/src/base/han-places.woff2", placesOnEnglishPages(root)],
    ["registry/src/ops/assets/han-words.woff2", "中文"],
  ])("%s contains every character", async (path, characters) => {
    const font = readFileSync(join(root, path));
    const face = new Face(new Blob(await subsetFont(font, characters, { targetFormat: "truetype" })), 0);
    const present = new Set(face.collectUnicodes());
    expect(Array.from(characters).filter((character) => !present.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it("finds a Chinese word in an English text", () => {
    expect(wordsOnEnglishPages(root)).toMatch(/^(?=.*等)(?=.*保)(?=.*智)(?=.*墙)/);
  });
});
