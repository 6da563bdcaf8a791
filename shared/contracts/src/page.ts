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
  /** Integrity by path of every script and style of the release; a document may carry that of the scripts alone that hydrate its page. */
  integrity: Record<string, string>;
  /** Integrity of the release's `hashesFile`, which has all of them; absent where none was left out. */
  rest?: string;
  /** Address of the release's files, with a slash at its end: `/_fragments/mf-products/0.1.0/`. */
  base: string;
  /** Integrity of the PageFragment of the release to go back to, a site file, for when this one fails. Absent where there is none. */
  earlier?: string | undefined;
}

export type Openers = Partial<Record<ActivationEvent, Pick<ListedFragment, "name" | "details" | "earlier">>>;

/**
 * What the document carries for the shell's browser half, as JSON in `<script type="application/json" id="page">`.
 * Each fragment's hydration data stands apart in `id="data-<fragment>"`, by slot.
 */
export interface PageState {
  environment: string;
  revision: number;
  locale: Locale;
  currency: Currency;
  /** Whether the server kept a place for a visitor's own. */
  signedIn: boolean;
  /** The page shows an editor's drafts: the api's answers in the browser's cache are without them. */
  drafts?: true;
  requestId: string;
  config: PublicConfig;
  /** Those that fill a slot of this page. */
  fragments: PageFragment[];
  /** Integrity of the SiteList of this page's revision: the rest of the site, requested when it is needed. */
  site: string;
  /** Integrity of the Catalogue, likewise. */
  catalogue: string;
  /** What each of these events opens, for as long as the site has it. */
  openers: Openers;
  /** Version of the contract that the shell keeps with releases. Shells older than 1.1 omit it. */
  contract?: string | undefined;
  /** Files of the shell's own browser half: where they lie, and integrity by path. */
  shell: { base: string; integrity: Record<string, string> };
  /** How the server filled each slot of this page. */
  slots: Partial<Record<Slot, { fragment: string; outcome: "rendered" | "fallback" }>>;
  /** Set when the page is the error page: no fragment fills `main` at this address. */
  error?: { status: number; message: string };
  head: Head;
}

/**
 * With `replace`, the present address redirects: it is no longer a step back. It has no effect on a visitor who is already on the way
 * elsewhere.
 */
export type Navigate = (url: string, how?: { replace: boolean }) => void;

/** What the shell hands to a fragment when it mounts: a contract, not itself. */
export interface FragmentProps {
  release: { name: string; version: string; base: string; slots: readonly Slot[]; routes: readonly string[] };
  bus: Bus;
  api: ApiClient;
  config: PublicConfig;
  /**
   * What the site offers this visitor, asked for once. Rejects when it cannot be had; may be called again. Shells from before it have
   * none.
   */
  catalogue?(): Promise<Catalogue>;
  /** Hydration data by slot, for the first mount on a rendered page only. */
  data?: Partial<Record<Slot, unknown>>;
  slotElement(slot: Slot): HTMLElement;
  /** Of a mount: aborted once the shell has given up on it. Later results may no longer touch the page. */
  signal?: AbortSignal;
  /** As the server rendered with, so that hydration starts from the same. */
  initial: { currency: Currency; isSignedIn: boolean };
  /** Whether a plain path is this fragment's, of all the fragments that the site has now. */
  owns(path: string): boolean;
  /** `broken`: the slot is lost until a retry. `recovered`: React has repaired it by rendering again. */
  reportFailure(error: unknown, kind: "broken" | "recovered"): void;
  setHead(head: Head): void;
  /** The main slot shows the present address, data and all: scroll and focus may move now. */
  settled(): void;
  /** Goes to any address of the site (single-spa's navigateToUrl), a document load where no fragment owns it. */
  navigate: Navigate;
  /**
   * Of the navigation that begins now: aborted once its visitor wants something else, and then it may no longer change the address.
   * Shells from before it have none.
   */
  navigationSignal?(): AbortSignal;
  /** Its name in contract 1.0. A shell of 1.2 has it no more. */
  ongoing?(): AbortSignal;
}
