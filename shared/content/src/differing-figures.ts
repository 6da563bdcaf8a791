const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
const units = "%|[KMGTP]iB|[kKMGTP]B|[kMGT]?bit/s|ms|kW|IOPS";
const measured = new RegExp(`(?<![\\d.])(${amount})\\s?(${units})(?![A-Za-z/])`, "g");
const paid = new RegExp(`(USD|IDR|\\$|Rp)\\s?(${amount})`, "g");

/**
 * Describes the figures on which two languages disagree; undefined if there are none. They disagree if, for a unit or currency, each
 * has a figure that the other lacks. A figure in only one of them may be spelled out in the other: "ten GiB".
 */
export function differingFigures(en: string, zh: string): string | undefined {
  const [inEnglish, inChinese] = [figuresOf(en), figuresOf(zh)];
  for (const [unit, left] of inEnglish) {
    const right = inChinese.get(unit) ?? new Set<number>();
    const onlyEnglish = [...left].filter((figure) => !right.has(figure));
    const onlyChinese = [...right].filter((figure) => !left.has(figure));
    if (onlyEnglish.length > 0 && onlyChinese.length > 0)
      return `${onlyEnglish.join(", ")} ${unit} in English, ${onlyChinese.join(", ")} ${unit} in Chinese`;
  }
  return undefined;
}

function figuresOf(text: string): Map<string, Set<number>> {
  const figures = new Map<string, Set<number>>();
  const note = (unit = "", figure = "") => {
    const known = figures.get(unit) ?? new Set();
    figures.set(unit, known.add(Number(figure.replaceAll(",", ""))));
  };
  for (const [, figure, unit] of text.matchAll(measured)) note(unit, figure);
  for (const [, currency, figure] of text.matchAll(paid)) note(currency, figure);
  return figures;
}
