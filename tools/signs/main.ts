import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { runCommand } from "../processes/run-command.ts";
import { CommandError } from "../progress/print-failure.ts";
import { placesOnEnglishPages, wordsOnEnglishPages } from "./chinese-on-english-pages.ts";
import { drawSigns } from "./draw-signs.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run signs -- REGULAR.ttf SEMIBOLD.ttf`: draws the signs, and subsets the fonts for the Chinese words on English pages. */
await runCommand(async () => {
  const [regularFile, semiBoldFile] = process.argv.slice(2);
  if (!regularFile || !semiBoldFile)
    throw new CommandError(
      "Pass two fonts: npm run signs -- REGULAR.ttf SEMIBOLD.ttf. shared/ui/README.md says where to get them.",
    );
  const [regular, semiBold] = await Promise.all([readFile(regularFile), readFile(semiBoldFile)]);

  const made = {
    "shared/ui/src/sign/signs.svg": drawSigns({ Regular: regular, SemiBold: semiBold }),
    "shared/ui/src/base/han-words.woff2": await fontOf(regular, wordsOnEnglishPages(root)),
    "shared/ui/src/base/han-places.woff2": await fontOf(regular, placesOnEnglishPages(root)),
    "registry/src/ops/assets/han-words.woff2": await fontOf(regular, "中文"),
  };
  for (const [path, content] of Object.entries(made)) {
    await writeFile(join(root, path), content);
    console.log(`${path}: ${Buffer.byteLength(content).toLocaleString("en")} bytes`);
  }
  return 0;
});

/** Subsets a font to these characters. */
function fontOf(font: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat: "woff2" });
}
