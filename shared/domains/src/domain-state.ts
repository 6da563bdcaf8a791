import type { DomainItem } from "@zhian/contracts/domain";
import { maxNames } from "@zhian/contracts/domain-limits";
import { costCents, usdOf } from "./cents.ts";

/** The specification's state of the domain pages; `mutipleSearchResult` is its spelling. */
export interface DomainState {
  /** For the cart, in dollars: always computed from the known prices. */
  totalPrice: number;
  wholeDomain: { secondDomain: string; topDomain: string };
  /** Results for one word or one name. */
  resultList: readonly DomainItem[];
  recommendNameList: readonly DomainItem[];
  /** Results for several names. */
  mutipleSearchResult: readonly DomainItem[];
  /** Each name once. */
  cartList: readonly DomainItem[];
}

const lists = ["resultList", "recommendNameList", "mutipleSearchResult"] as const;

export const emptyDomainState: DomainState = {
  totalPrice: 0,
  wholeDomain: { secondDomain: "", topDomain: "" },
  resultList: [],
  recommendNameList: [],
  mutipleSearchResult: [],
  cartList: [],
};

interface Search {
  wholeDomain: DomainState["wholeDomain"];
  items: readonly DomainItem[];
  /** Whether it is one word or one name, not a list. */
  isOne: boolean;
}

/** Replaces the last search; the cart stays. */
export function withSearch(state: DomainState, { wholeDomain, items, isOne }: Search): DomainState {
  const rows = items.map((item) => marked(item, state.cartList));
  return {
    ...state,
    wholeDomain,
    recommendNameList: [],
    resultList: isOne ? rows : [],
    mutipleSearchResult: isOne ? [] : rows,
  };
}

/** Replaces the row with the same name in every list; a name that was not requested is dropped. */
export function withRow(state: DomainState, item: DomainItem): DomainState {
  return changeRows(state, (row) => (row.domainName === item.domainName ? marked(item, state.cartList) : row));
}

export function withRecommendations(state: DomainState, items: readonly DomainItem[]): DomainState {
  return { ...state, recommendNameList: items.map((item) => marked(item, state.cartList)) };
}

/** Toggles the flag of a name that can be bought; other names have none. */
export function toggleSelected(state: DomainState, domainName: string): DomainState {
  return changeRows(state, (row) =>
    row.domainName === domainName && canBuy(row) ? { ...row, atResList: !row.atResList } : row,
  );
}

/** Appends each name once, if it is in a list and can be bought. */
export function addToCart(state: DomainState, domainNames: readonly string[]): DomainState {
  const rows = new Map(rowsOf(state).map((row) => [row.domainName, row]));
  const cart = new Map(state.cartList.map((item) => [item.domainName, item]));
  for (const name of domainNames) {
    const row = rows.get(name);
    if (row && canBuy(row) && !cart.has(name) && cart.size < maxNames.cart) cart.set(name, { ...row, atResList: true });
  }
  return withCart(state, [...cart.values()]);
}

/** Ignores periods for which the name cannot be registered. */
export function setYears(state: DomainState, domainName: string, years: number): DomainState {
  const cart = state.cartList.map((item) =>
    item.domainName === domainName && item.durationSource.includes(years) ? { ...item, duration: years } : item,
  );
  return withCart(state, cart);
}

export function removeFromCart(state: DomainState, domainName: string): DomainState {
  return withCart(
    state,
    state.cartList.filter((item) => item.domainName !== domainName),
  );
}

export function clearCart(state: DomainState): DomainState {
  return withCart(state, []);
}

/** Undoes a removal or a clearing by restoring the cart. */
export function restoreCart(state: DomainState, cartList: readonly DomainItem[]): DomainState {
  return withCart(state, cartList);
}

/** Replaces the cart's data with new results, keeping the chosen years. A name without a result stays as it was. */
export function repriceCart(state: DomainState, answers: readonly DomainItem[]): DomainState {
  const byName = new Map(answers.map((item) => [item.domainName, item]));
  const cart = state.cartList.map((item) => {
    const answer = byName.get(item.domainName);
    return answer ? { ...answer, duration: item.duration, atResList: true } : item;
  });
  return withCart(state, cart);
}

/** Total in dollars for all names in a cart that can be bought and have a price, each for its years. */
export function totalOf(cartList: readonly DomainItem[]): number {
  const payable = cartList.filter(canBuy);
  return usdOf(payable.reduce((sum, item) => sum + (costCents(item, item.duration) ?? 0), 0));
}

export function canBuy({ status }: DomainItem): boolean {
  return status === "UNREGISTERED";
}

/** Whether it can be bought, but its price or renewal price is unknown. */
export function isOnRequest(item: DomainItem): boolean {
  return canBuy(item) && costCents(item, 2) === undefined;
}

function nameOf({ domainName }: DomainItem): string {
  return domainName;
}

function rowsOf(state: DomainState): DomainItem[] {
  return lists.flatMap((list) => state[list]);
}

/** After any change of the cart: updates the flags, and recomputes the total. */
function withCart(state: DomainState, cartList: readonly DomainItem[]): DomainState {
  const before = new Set(state.cartList.map(nameOf));
  const after = new Set(cartList.map(nameOf));
  const changed = changeRows(state, (row) =>
    before.has(row.domainName) === after.has(row.domainName)
      ? row
      : { ...row, atResList: canBuy(row) && after.has(row.domainName) },
  );
  return { ...changed, cartList, totalPrice: totalOf(cartList) };
}

function changeRows(state: DomainState, change: (row: DomainItem) => DomainItem): DomainState {
  const [resultList, recommendNameList, mutipleSearchResult] = lists.map((list) => state[list].map(change));
  return {
    ...state,
    resultList: resultList ?? [],
    recommendNameList: recommendNameList ?? [],
    mutipleSearchResult: mutipleSearchResult ?? [],
  };
}

function marked(item: DomainItem, cartList: readonly DomainItem[]): DomainItem {
  const isIn = cartList.some(({ domainName }) => domainName === item.domainName);
  return { ...item, atResList: isIn && canBuy(item) };
}
