import type { Locale } from "@zhian/contracts/locale";
import type { Ask } from "./load-navigation.ts";

const defaults: Record<Locale, string> = {
  en: "Cloud, security and compliance, one account",
  zh: "云、安全、合规，一个账号",
};

export interface Brand {
  slogan: string;
  /** URL of the logo; empty for the site's own drawing. */
  logo: string;
}

/** Loads the brand from the system configuration; if the CMS fails, returns the known data, or the release's defaults. */
export async function loadBrand({ api, locale, signal }: Ask, known?: Brand): Promise<Brand> {
  try {
    const { config } = await api.call("cms.config", { query: { locale }, signal });
    return { slogan: config.slogan || defaults[locale], logo: config.logo_url };
  } catch (error) {
    if (signal.aborted) throw error;
    return known ? { slogan: known.slogan, logo: known.logo } : { slogan: defaults[locale], logo: "" };
  }
}
