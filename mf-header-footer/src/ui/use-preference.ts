import { currencies, locales } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";

export type Preference = "locale" | "currency";

interface Option {
  value: string;
  text: string;
  lang?: "en" | "zh-Hans";
}

/** Each language in its own words, never by a flag. */
const optionsOf: Record<Preference, readonly Option[]> = {
  locale: [
    { value: "en", text: "English", lang: "en" },
    { value: "zh", text: "中文", lang: "zh-Hans" },
  ],
  currency: currencies.map((value) => ({ value, text: value })),
};

interface PreferenceState {
  current: string;
  options: readonly Option[];
  /** False when there is no bus yet, and the form has to be sent to the server. */
  choose(value: string): boolean;
}

export function usePreference(name: Preference): PreferenceState {
  const { bus, locale, currency } = useSite();

  function choose(value: string): boolean {
    const chosenLocale = locales.find((known) => name === "locale" && known === value);
    const chosenCurrency = currencies.find((known) => name === "currency" && known === value);
    if (chosenLocale) bus?.set("locale", chosenLocale);
    if (chosenCurrency) bus?.set("currency", chosenCurrency);
    return bus !== undefined;
  }

  return { current: name === "locale" ? locale : currency, options: optionsOf[name], choose };
}
