import type { Catalogue } from "@zhian/contracts/catalogue";
import type { ApiClient } from "@zhian/contracts/endpoints";
import type { Locale } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { createContext } from "@zhian/fragment/router";

/** A loader's context, on the server and in the browser alike: `context.get(siteContext)`. */
export interface LoaderSite {
  api: ApiClient;
  config: PublicConfig;
  /** The locale of the address being loaded. */
  locale: Locale;
  /** The site's catalogue. In the browser, rejects if it cannot be loaded. */
  catalogue(): Promise<Catalogue>;
  /** Whether any response so far is stale, because the API is not responding. Not available in the browser. */
  isStale?(): boolean;
  /** In the browser: resolves for an address that the visitor still wants, and never for an abandoned one. */
  whileWanted?(url: string): Promise<void>;
}

export const siteContext = createContext<LoaderSite>();

/** For shells that provide no catalogue. */
export const noCatalogue = async (): Promise<Catalogue> => [];
