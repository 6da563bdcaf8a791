import { signId } from "@zhian/contracts/signs";
import { Blob, Face, Font } from "harfbuzzjs";
import { type DrawnSign, drawnSigns } from "./drawn-signs.ts";

/** The em square in font units: Noto Sans SC has 1000, of which 880 are above the baseline. */
const em = 1000;
const above = 880;
/** A sign is at most 60 px large: rounding moves coordinates by at most an eighth of a pixel. */
const scale = 0.25;

const licence =
  "Outlines of Noto Sans SC. Copyright 2014-2021 Adobe. Licensed under the SIL Open Font License 1.1: OFL-noto-sans-sc.txt";

/** The sprite of signs for pages: one symbol each, whose lower edge is the baseline of adjacent text. Made from two TrueType fonts. */
export function drawSigns(fonts: Record<DrawnSign["weight"], Uint8Array>): string {
  const outlines = { Regular: outlinesOf(fonts.Regular), SemiBold: outlinesOf(fonts.SemiBold) };
  const symbols = drawnSigns.map(({ text, weight }) => {
    const characters = Array.from(text);
    const path = characters.map((character, index) => outlines[weight](character, index * em)).join("");
    const box = [0, -above, characters.length * em, above].map((place) => place * scale).join(" ");
    return `<symbol id="${signId(text)}" viewBox="${box}" overflow="visible"><path d="${path}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${licence} -->\n${symbols.join("\n")}\n</svg>\n`;
}

/** Returns the path data of a character, shifted right by this distance. */
function outlinesOf(bytes: Uint8Array): (character: string, right: number) => string {
  const face = new Face(new Blob(bytes), 0);
  const font = new Font(face);
  return (character, right) => {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (!glyph) throw new Error(`The font has no glyph for ${character}`);
    return shortened(font.glyphToPath(glyph), right);
  };
}

/** The same path on a grid four times as coarse, with relative coordinates, which are shorter, and with y pointing down. */
function shortened(path: string, right: number): string {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLQZ])([^MLQZ]*)/g)]
    .map(([, command = "", numbers = ""]) => {
      if (command === "Z") return "z";
      const places = numbers
        .split(",")
        .flatMap((place) => place.trim().split(/\s+/))
        .map((place, index) => Math.round((index % 2 ? -Number(place) : Number(place) + right) * scale));
      if (command === "M") [x, y] = [0, 0];
      const steps = places.map((place, index) => place - (index % 2 ? y : x));
      [x = 0, y = 0] = places.slice(-2);
      if (command === "L" && steps[1] === 0) return `h${steps[0]}`;
      if (command === "L" && steps[0] === 0) return `v${steps[1]}`;
      return (command === "M" ? command : command.toLowerCase()) + steps.join(" ").replaceAll(" -", "-");
    })
    .join("");
}
