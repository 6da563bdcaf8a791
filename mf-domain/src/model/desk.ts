import type { DomainItem, DomainSearchLine, RefusedName } from "@zhian/contracts/domain";
import type { CartEntry } from "@zhian/domains/cart-cookie";
import type { CartChange } from "@zhian/domains/compare-carts";
import { type DomainState, emptyDomainState } from "@zhian/domains/domain-state";

/** The question of a search, as far as its words alone determine it. */
export interface Question {
  /** In display order. */
  names: readonly string[];
  wholeDomain: DomainState["wholeDomain"];
  /** One word or one name, not a list. */
  isOne: boolean;
  refused: readonly RefusedName[];
  doubled: number;
  cut: number;
}

export interface SearchFailure {
  kind: "busy" | "unreachable" | "broken";
  /** The time after which a retry is worthwhile. */
  retryAfterSeconds?: number;
}

interface SearchProgress extends Omit<Question, "names" | "wholeDomain"> {
  status: "idle" | "asking" | "ended" | "failed";
  failure?: SearchFailure;
  isDemo: boolean;
  /** When the answers were requested, ISO 8601 in UTC; empty until the first arrives. */
  askedAt: string;
  /** Whether the rows came with the page. It may have been cached for a while, so they are requested anyway. */
  isGiven: boolean;
  /** Names that have been requested, and of which nothing is known yet. */
  pending: ReadonlySet<string>;
}

interface CartProgress {
  /** Names in the cookie that have no price yet, in its order. */
  unpriced: readonly CartEntry[];
  /** Whether the cookie has been read: until then, it must not be written. */
  isRead: boolean;
  pricing: "none" | "asking" | "failed";
  /** Time of the oldest price in the cart, in ms since 1970. */
  pricedAt: number | undefined;
  /** Whether the page marks that price as old. */
  isOld: boolean;
  /** The differences found when the prices were last requested. */
  changes: readonly CartChange[];
  /** Names in the cookie that are no longer sold. */
  gone: readonly string[];
  /** The cart before the last removal. */
  undo: { cartList: readonly DomainItem[]; unpriced: readonly CartEntry[]; name?: string } | undefined;
  isDamaged: boolean;
}

/** The state of the search page: the specification's state, and the progress of its requests. */
export interface Desk {
  domain: DomainState;
  search: SearchProgress;
  cart: CartProgress;
}

type AskedLine = Extract<DomainSearchLine, { kind: "asked" }>;

export type SearchAction =
  | { is: "began"; question: Question; found: FoundRows | null }
  | { is: "asked"; line: AskedLine }
  | { is: "answered"; item: DomainItem }
  | { is: "ended" }
  | { is: "failed"; failure: SearchFailure }
  | { is: "retried"; name: string }
  | { is: "left-open"; name: string }
  | { is: "recommended"; items: readonly DomainItem[] };

export type CartAction =
  | { is: "toggled"; name: string }
  | { is: "added"; names: readonly string[]; at: number }
  | { is: "removed"; name: string }
  | { is: "cleared" }
  | { is: "undone" }
  | { is: "years-set"; name: string; years: number }
  | { is: "cart-read"; entries: readonly CartEntry[]; isDamaged: boolean }
  | { is: "pricing" }
  | { is: "priced"; cartList: readonly DomainItem[]; at: number }
  | { is: "pricing-failed" }
  | { is: "aged" }
  | { is: "changes-seen" };

export type DeskAction = SearchAction | CartAction;

/** The rows that came with the page. */
export interface FoundRows {
  items: readonly DomainItem[];
  isDemo: boolean;
  askedAt: string;
}

const noQuestion: Question = {
  names: [],
  wholeDomain: emptyDomainState.wholeDomain,
  isOne: false,
  refused: [],
  doubled: 0,
  cut: 0,
};

export const emptyDesk: Desk = {
  domain: emptyDomainState,
  search: { ...noQuestion, status: "idle", isDemo: false, askedAt: "", isGiven: false, pending: new Set() },
  cart: {
    unpriced: [],
    isRead: false,
    pricing: "none",
    pricedAt: undefined,
    isOld: false,
    changes: [],
    gone: [],
    undo: undefined,
    isDamaged: false,
  },
};

/** All names in the cart: those with a price, then those without. */
export function entriesOf(cartList: readonly DomainItem[], unpriced: readonly CartEntry[]): CartEntry[] {
  return [...cartList.map(({ domainName, duration }) => ({ domainName, duration })), ...unpriced];
}
