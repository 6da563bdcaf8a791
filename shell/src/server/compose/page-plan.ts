import { type Currency, currencyAt, defaultLocale, type Locale } from "@zhian/contracts/locale";
import { type Slot, slots } from "@zhian/contracts/slots";
import type { ShownPreview } from "../preview/preview.ts";
import type { Release } from "../releases/release.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { type Address, errorPageIn, type PageAddress, type Redirect } from "./read-address.ts";
import type { Visitor } from "./read-visitor.ts";
import type { SiteView } from "./site-views.ts";

/** Everything that a page depends on; nothing else may affect it. */
export interface PagePlan {
  live: LiveSnapshot;
  /** Integrity of the list of all fragments of the site. */
  site: string;
  catalogue: SiteView["catalogue"];
  openers: SiteView["openers"];
  earlier: SiteView["earlier"];
  /** The release that fills each slot. */
  owners: ReadonlyMap<Slot, Release>;
  address: PageAddress;
  locale: Locale;
  currency: Currency;
  signedIn: boolean;
  /** Set for the error page, whichever fragment owns the address. */
  errorStatus?: number;
  /** Includes the inspectors: never cached. */
  isInspected: boolean;
  /** Shown only to holders of a preview pass: never cached, counted or indexed. */
  preview?: ShownPreview;
  /** An editor's pass: the page shows unpublished content and is never cached. */
  drafts: string | undefined;
  /** Undefined if the page is not cached. */
  cacheKey: string | undefined;
}

const maxKeptSearch = 512;

export function planPage(
  live: LiveSnapshot,
  view: SiteView,
  request: { address: PageAddress; visitor: Visitor; isInspected?: boolean; preview?: ShownPreview },
): PagePlan {
  const { address, visitor, isInspected = false, preview } = request;
  const { locale, plain, search, pathname } = address;
  const { currency = currencyAt(plain), signedIn, draftsPass: drafts } = visitor;
  const owners = ownersAt(plain, view);
  const key = [view.variant, currency, signedIn ? "in" : "out", pathname + search].join(" ");
  const isKept =
    !isInspected && !preview && drafts === undefined && owners.has("main") && search.length <= maxKeptSearch;
  const base = {
    live,
    site: view.list,
    catalogue: view.catalogue,
    openers: view.openers,
    earlier: view.earlier,
    owners,
    address,
    locale,
    currency,
    signedIn,
    isInspected,
    ...(preview && { preview }),
    drafts,
  };
  return { ...base, cacheKey: isKept ? key : undefined };
}

/** The same page as an error page: the shell fills `main`. */
export function toErrorPlan(plan: PagePlan, errorStatus: number): PagePlan {
  const owners = new Map([...plan.owners].filter(([slot]) => slot !== "main"));
  return { ...plan, owners, errorStatus, cacheKey: undefined };
}

/** Whether a fragment of the page is being prepared for the first time. */
export function isPending({ owners }: PagePlan): boolean {
  return [...owners.values()].some((release) => release.isPending);
}

/** The plan for an address that does not redirect: a page, or the error page that states the problem. */
export function planAt(address: Exclude<Address, Redirect>, planOf: (address: PageAddress) => PagePlan): PagePlan {
  if (address.kind === "page") return planOf(address);
  if (address.kind === "too-long") return toErrorPlan(planOf(address.page), 414);
  return toErrorPlan(planOf(errorPageIn(defaultLocale)), 404);
}

function ownersAt(plain: string, view: SiteView): Map<Slot, Release> {
  const owners = new Map<Slot, Release>();
  for (const slot of slots) {
    // The error page has no owner, so that it can be shown when any fragment fails.
    if (slot === "main" && plain === "/error") continue;
    const owner = view.ownerAt(slot, plain);
    if (owner) owners.set(slot, owner);
  }
  return owners;
}
