import type { Locale } from "@zhian/contracts/locale";

/** A page that comes close to an address where there is none. */
export interface NearPage {
  name: string;
  link: string;
  lang?: Locale | undefined;
}
