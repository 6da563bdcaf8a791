import type { Locale } from "@zhian/contracts/locale";
import { type Content, pickText, type SystemConfig } from "../content/content.ts";

/** Throws if the database contains no configuration, which is a fault of the installation. */
export function siteConfigOf(content: Content, locale: Locale): SystemConfig {
  const config = pickText(content.config, locale);
  if (!config) throw new Error("The site has no configuration in any language. Has the seed been applied?");
  return config;
}
