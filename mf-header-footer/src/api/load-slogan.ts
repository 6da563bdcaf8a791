import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";

const defaults: Record<Locale, string> = {
  en: "Cloud, security and compliance, one account",
  zh: "云、安全、合规，一个账号",
};

/** The slogan of the system configuration, or the release's own while the CMS does not answer. */
export async function loadSlogan(api: ApiClient, locale: Locale, signal: AbortSignal): Promise<string> {
  try {
    const { config } = await api.call("cms.config", { query: { locale }, signal });
    return config.slogan || defaults[locale];
  } catch (error) {
    if (signal.aborted) throw error;
    return defaults[locale];
  }
}
