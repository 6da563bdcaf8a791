const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
const units = "%|[KMGTP]iB|[kKMGTP]B|[kMGT]?bit/s|ms|kW|IOPS";
const measured = new RegExp(`(?<![\\d.])(${amount})\\s?(${units})(?![A-Za-z/])`, "g");
const paid = new RegExp(`(USD|IDR|\\$|Rp)\\s?(${amount})`, "g");

/**
 * Figures on which two languages disagree, in words; undefined when there are none. Of each unit and currency: a figure that the
 * other language lacks, on both sides. A figure on one side alone may be spelled out on the other: "ten GiB".
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
