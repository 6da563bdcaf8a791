import { defaultLocale, type Locale, locales } from "@zhian/contracts/locale";

const maxLength = 1_000;

/** The supported language that an Accept-Language header (RFC 9110 12.5.4) prefers; English when it names none. */
export function chooseLocale(header: string | undefined): Locale {
  if (header === undefined || header.length > maxLength) return defaultLocale;
  const wishes = header.split(",").flatMap((part) => {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const locale = locales.find((each) => tag === each || tag.startsWith(`${each}-`));
    return locale ? [{ locale, weight: weightOf(parameters) }] : [];
  });
  // The sort is stable: of two with the same weight, the first one is used.
  const [best] = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return best?.locale ?? defaultLocale;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
  if (weight === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0;
}
