import { currencies, locales } from "@zhian/contracts/locale";
import { readTheme, themes } from "@zhian/contracts/theme";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";

export type Preference = "locale" | "currency" | "theme";

interface Option {
  value: string;
  text: string;
  lang?: "en" | "zh-Hans";
  /** The full name of a code. */
  hint?: string;
}

interface PreferenceState {
  /** Undefined if unknown: the server renders one page for all themes. */
  current: string | undefined;
  options: readonly Option[];
  /** Returns false if there is no bus yet, and the form has to be sent to the server. */
  choose(value: string): boolean;
}

/** Each language in its own name, never as a flag. */
const languages: readonly Option[] = [
  { value: "en", text: "English", lang: "en" },
  { value: "zh", text: "中文", lang: "zh-Hans" },
];

export function usePreference(name: Preference): PreferenceState {
  const t = useText();
  const { bus, locale, currency, isHydrated } = useSite();
  const theme = useBusState(bus, "theme", "system");

  function choose(value: string): boolean {
    const chosenLocale = locales.find((known) => name === "locale" && known === value);
    const chosenCurrency = currencies.find((known) => name === "currency" && known === value);
    const chosenTheme = name === "theme" ? readTheme(value) : undefined;
    if (chosenLocale) bus?.set("locale", chosenLocale);
    if (chosenCurrency) bus?.set("currency", chosenCurrency);
    if (chosenTheme) bus?.set("theme", chosenTheme);
    return bus !== undefined;
  }

  switch (name) {
    case "locale":
      return { current: locale, options: languages, choose };
    case "currency": {
      const options = currencies.map((value) => ({ value, text: value, hint: t(`currency.name.${value}`) }));
      return { current: currency, options, choose };
    }
    case "theme": {
      const options = themes.map((value) => ({ value, text: t(`theme.${value}`) }));
      return { current: isHydrated ? theme : undefined, options, choose };
    }
  }
}
