import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { createContext } from "@zhian/fragment/router";

/** A loader's context, on the server and in the browser alike: `context.get(siteContext)`. */
export interface LoaderSite {
  api: ApiClient;
  config: PublicConfig;
  /** Of the address that is being loaded. */
  locale: Locale;
  /** What the site offers. Rejects, in the browser, when it cannot be had. */
  catalogue(): Promise<Catalogue>;
  /** Whether any answer so far is an older one, because the api does not answer now. Unknown in the browser. */
  isStale?(): boolean;
  /** In the browser: resolves for an address that is still wanted, and never for one that its visitor has given up. */
  whileWanted?(url: string): Promise<void>;
}

export const siteContext = createContext<LoaderSite>();

/** For shells without it. */
export const noCatalogue = async (): Promise<Catalogue> => [];
