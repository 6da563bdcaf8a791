import type { ActivationEvent } from "./activation-events.ts";
import type { Bus } from "./bus.ts";
import type { Catalogue } from "./catalogue.ts";
import type { ApiClient } from "./endpoints.ts";
import type { FragmentManifest } from "./fragment.ts";
import type { Head } from "./head.ts";
import type { Currency, Locale } from "./locale.ts";
import type { PublicConfig } from "./render.ts";
import type { ListedFragment } from "./site-list.ts";
import type { Slot } from "./slots.ts";

/** The part of a manifest that a browser needs. */
export interface PageFragment extends Pick<FragmentManifest, "name" | "version" | "slots" | "routes" | "opensOn"> {
  browser: Omit<FragmentManifest["browser"], "chunks">;
  /** Integrity by path of every script and style of the release; a document may have only those of the scripts that hydrate its page. */
  integrity: Record<string, string>;
  /** Integrity of the release's `hashesFile`, which has all of them; absent if none was left out. */
  rest?: string;
  /** Base URL of the release's files, with a trailing slash: `/_fragments/mf-products/0.1.0/`. */
  base: string;
  /** Integrity of the PageFragment (a site file) of the release to fall back to if this one fails. Absent if there is none. */
  earlier?: string | undefined;
}

export type Openers = Partial<Record<ActivationEvent, Pick<ListedFragment, "name" | "details" | "earlier">>>;

/**
 * Data in the document for the shell's browser code, as JSON in `<script type="application/json" id="page">`. Each fragment's hydration
 * data is separate, in `id="data-<fragment>"`, by slot.
 */
export interface PageState {
  environment: string;
  revision: number;
  locale: Locale;
  currency: Currency;
  /** Whether the server left placeholders for the visitor's own data. */
  signedIn: boolean;
  /** The page shows an editor's drafts: the api responses in the browser's cache do not have them. */
  drafts?: true;
  requestId: string;
  config: PublicConfig;
  /** Fragments that fill a slot of this page. */
  fragments: PageFragment[];
  /** Integrity of the SiteList of this page's revision: the rest of the site, fetched on demand. */
  site: string;
  /** Integrity of the Catalogue, also on demand. */
  catalogue: string;
  /** The fragment that each of these events opens, while the site has it. */
  openers: Openers;
  /** Version of the shell's contract with releases. Shells older than 1.1 omit it. */
  contract?: string | undefined;
  /** Files of the shell's own browser code: base URL, and integrity by path. */
  shell: { base: string; integrity: Record<string, string> };
  /** How the server filled each slot of this page. */
  slots: Partial<Record<Slot, { fragment: string; outcome: "rendered" | "fallback" }>>;
  /** Set if the page is the error page: no fragment fills `main` at this address. */
  error?: { status: number; message: string };
  head: Head;
}

/**
 * With `replace`, the current history entry is replaced, as by a redirect. It has no effect if the visitor is already navigating
 * elsewhere.
 */
export type Navigate = (url: string, how?: { replace: boolean }) => void;

/** What the shell passes to a fragment when it mounts: a contract, not itself. */
export interface FragmentProps {
  release: { name: string; version: string; base: string; slots: readonly Slot[]; routes: readonly string[] };
  bus: Bus;
  api: ApiClient;
  config: PublicConfig;
  /** What the site offers this visitor, fetched once. Rejects if it is unavailable; may be called again. Missing in older shells. */
  catalogue?(): Promise<Catalogue>;
  /** Hydration data by slot, only for the first mount on a server-rendered page. */
  data?: Partial<Record<Slot, unknown>>;
  slotElement(slot: Slot): HTMLElement;
  /** Aborted when the shell gives up on this mount: later results must not change the page. */
  signal?: AbortSignal;
  /** Values of the server's render, so that hydration starts with the same. */
  initial: { currency: Currency; isSignedIn: boolean };
  /** Whether a plain path belongs to this fragment, of all that the site has now. */
  owns(path: string): boolean;
  /** `broken`: the slot fails until a retry. `recovered`: React has repaired it by rendering again. */
  reportFailure(error: unknown, kind: "broken" | "recovered"): void;
  setHead(head: Head): void;
  /** Call when the main slot shows the current address with its data: scroll and focus may move now. */
  settled(): void;
  /** Navigates to any address on the site (single-spa's navigateToUrl); loads a document if no fragment owns it. */
  navigate: Navigate;
  /**
   * For the navigation that begins now: aborted once the visitor navigates elsewhere; it must then not change the address. Missing in
   * older shells.
   */
  navigationSignal?(): AbortSignal;
  /** Its name in contract 1.0. Shells of 1.2 no longer have it. */
  ongoing?(): AbortSignal;
}
