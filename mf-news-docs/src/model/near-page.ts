import type { Locale } from "@zhian/contracts/locale";

/** A close match for an address that has no page. */
export interface NearPage {
  name: string;
  link: string;
  lang?: Locale | undefined;
}
