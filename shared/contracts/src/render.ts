import type { Catalogue } from "./catalogue.ts";
import type { ApiClient } from "./endpoints.ts";
import type { Head } from "./head.ts";
import type { Currency, Locale } from "./locale.ts";
import type { Slot } from "./slots.ts";

/** Public data only: no token, no cookie, no address of the visitor. */
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
  /** Absolute origin for canonical links, without a trailing slash. */
  origin: string;
  apiBase: string;
  consoleUrl: string;
  /** Hosts whose images pages may show over https, in addition to the site's own. */
  imageHosts?: readonly string[];
  /** The backend has only the specification's calls: signing out and sending a code use GET. */
  apiStyle?: "specification";
  /** The share of pages that measure vitals, from 0 to 1. Without it, none do. */
  measuredShare?: number;
}

/** Known once the routes' loaders have resolved, before any HTML is rendered: the head is flushed with it. */
export interface RenderDecision {
  status: number;
  redirect?: string;
  head?: Head;
  /** Names of lazily loaded chunks (manifest `browser.chunks`) that this page hydrates with. */
  chunks: readonly string[];
  /** The error status has its own page, whose HTML follows. */
  hasPage?: boolean;
}

/** By slot: HTML, and the router's hydration data as plain JSON. */
export interface Rendered {
  html: Partial<Record<Slot, string>>;
  data: Partial<Record<Slot, unknown>>;
}

export interface RenderContext {
  api: ApiClient;
  /** Whether any response so far is stale because the api does not respond. */
  isStale?(): boolean;
  /** To be called once, before the HTML is rendered. If none follows (redirect, error status), the render is complete. */
  decide(decision: RenderDecision): void;
}

/** Exports of a release's server bundle (`server.entry`, CommonJS). */
export interface ServerBundle {
  render(request: RenderRequest, context: RenderContext): Promise<Rendered>;
  fallback(locale: Locale): Partial<Record<Slot, string>>;
}
