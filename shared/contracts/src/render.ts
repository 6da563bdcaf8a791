import type { Catalogue } from "./catalogue.ts";
import type { ApiClient } from "./endpoints.ts";
import type { Head } from "./head.ts";
import type { Currency, Locale } from "./locale.ts";
import type { Slot } from "./slots.ts";

/** What everyone may know: no token, no cookie, no address of the visitor. */
export interface RenderRequest {
  /** Path with query as in the address bar, locale prefix included: `/zh/products/bcc?x=1`. */
  url: string;
  locale: Locale;
  currency: Currency;
  signedIn: boolean;
  slots: readonly Slot[];
  config: PublicConfig;
  /** The site's offers to the visitor of the page. Older shells omit it. */
  catalogue?: Catalogue;
}

/** Configuration that pages may show. */
export interface PublicConfig {
  /** Absolute origin for canonical links, without a slash at its end. */
  origin: string;
  apiBase: string;
  consoleUrl: string;
  /** Hosts whose images pages may show besides the site's own, over https. */
  imageHosts?: readonly string[];
  /** The backend has the specification's calls only: it signs out, and sends a code, by GET. */
  apiStyle?: "specification";
  /** The share of pages that measure themselves, from 0 to 1. Without it, none does. */
  measuredShare?: number;
}

/** Known once the routes' loaders have answered, before any HTML is made: the head is flushed with it. */
export interface RenderDecision {
  status: number;
  redirect?: string;
  head?: Head;
  /** Names of lazily loaded chunks (manifest `browser.chunks`) that this page hydrates with. */
  chunks: readonly string[];
  /** The error status has a page of its own, whose HTML is to come. */
  hasPage?: boolean;
}

/** By slot: HTML, and the router's hydration data as plain JSON. */
export interface Rendered {
  html: Partial<Record<Slot, string>>;
  data: Partial<Record<Slot, unknown>>;
}

export interface RenderContext {
  api: ApiClient;
  /** Whether any answer so far is an older one, because the api does not answer now. */
  isStale?(): boolean;
  /** To be called once, before the HTML is made. Without HTML to come (redirect, error status) nothing else follows. */
  decide(decision: RenderDecision): void;
}

/** Exports of a release's server bundle (`server.entry`, CommonJS). */
export interface ServerBundle {
  render(request: RenderRequest, context: RenderContext): Promise<Rendered>;
  fallback(locale: Locale): Partial<Record<Slot, string>>;
}
