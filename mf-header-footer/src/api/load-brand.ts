import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

const defaults: Record<Locale, string> = {
  en: "Cloud, security and compliance, one account",
  zh: "云、安全、合规，一个账号",
};

export interface Brand {
  slogan: string;
  /** Address of the logo; empty for the site's own drawing. */
  logo: string;
}

/** What the system configuration says of the provider, or the release's own while the CMS does not answer. */
export async function loadBrand(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<Brand> {
  try {
    const { config } = await api.call("cms.config", { query: { locale }, signal });
    return { slogan: config.slogan || defaults[locale], logo: config.logo_url };
  } catch (error) {
    if (signal.aborted) throw error;
    return { slogan: defaults[locale], logo: "" };
  }
}
