import type { DomainItem } from "@zhian/contracts/domain";
import { compareCarts } from "@zhian/domains/compare-carts";
import {
  addToCart,
  clearCart,
  type DomainState,
  removeFromCart,
  repriceCart,
  restoreCart,
  setYears,
  toggleSelected,
} from "@zhian/domains/domain-state";
import type { CartAction, Desk } from "./desk.ts";

/** The desk after a change to the cart by the visitor, another tab or the API. */
export function afterCart(desk: Desk, action: CartAction): Desk {
  const { domain, cart } = desk;
  switch (action.is) {
    case "toggled":
      return isInCart(domain, action.name)
        ? removed(desk, action.name)
        : { ...desk, domain: toggleSelected(domain, action.name) };
    case "added":
      return added(desk, action);
    case "removed":
      return removed(desk, action.name);
    case "cleared":
      return { ...desk, domain: clearCart(domain), cart: { ...emptied(desk), unpriced: [] } };
    case "undone":
      return undone(desk);
    case "years-set":
      return { ...desk, domain: setYears(domain, action.name, action.years) };
    case "cart-read":
      return read(desk, action);
    case "pricing":
      return { ...desk, cart: { ...cart, pricing: "asking" } };
    case "priced":
      return priced(desk, action);
    case "pricing-failed":
      return { ...desk, cart: { ...cart, pricing: "failed" } };
    case "aged":
      return { ...desk, cart: { ...cart, isOld: true } };
    case "changes-seen":
      return { ...desk, cart: { ...cart, changes: [], gone: [], isDamaged: false } };
  }
}

function isInCart({ cartList }: DomainState, name: string): boolean {
  return cartList.some(({ domainName }) => domainName === name);
}

function added(desk: Desk, { names, at }: Extract<CartAction, { is: "added" }>): Desk {
  const { domain, cart } = desk;
  const isFirst = domain.cartList.length === 0;
  const age = isFirst ? { pricedAt: at, isOld: false } : { pricedAt: cart.pricedAt ?? at };
  return { ...desk, domain: addToCart(domain, names), cart: { ...cart, ...age, undo: undefined } };
}

function removed(desk: Desk, name: string): Desk {
  const unpriced = desk.cart.unpriced.filter(({ domainName }) => domainName !== name);
  return { ...desk, domain: removeFromCart(desk.domain, name), cart: { ...emptied(desk, name), unpriced } };
}

/** Stores the previous cart for an undo. */
function emptied({ domain, cart }: Desk, name?: string): Desk["cart"] {
  const undo = { cartList: domain.cartList, unpriced: cart.unpriced, ...(name !== undefined && { name }) };
  return { ...cart, undo, changes: [], gone: [] };
}

function undone(desk: Desk): Desk {
  const { undo } = desk.cart;
  if (!undo) return desk;
  return {
    ...desk,
    domain: restoreCart(desk.domain, undo.cartList),
    cart: { ...desk.cart, unpriced: undo.unpriced, undo: undefined },
  };
}

/** The cookie decides: names that have a price here keep it, the others are priced later. */
function read(desk: Desk, { entries, isDamaged }: Extract<CartAction, { is: "cart-read" }>): Desk {
  const known = new Map(desk.domain.cartList.map((item) => [item.domainName, item]));
  const kept = entries.flatMap(({ domainName, duration }) => {
    const item = known.get(domainName);
    return item ? [{ ...item, duration }] : [];
  });
  return {
    ...desk,
    domain: restoreCart(desk.domain, kept),
    cart: {
      ...desk.cart,
      isRead: true,
      unpriced: entries.filter(({ domainName }) => !known.has(domainName)),
      pricing: "none",
      isDamaged: desk.cart.isDamaged || isDamaged,
    },
  };
}

/** Replaces old prices with new ones, and stores the differences for the notices. */
function priced(desk: Desk, { cartList, at }: Extract<CartAction, { is: "priced" }>): Desk {
  const answers = new Map(cartList.map((item) => [item.domainName, item]));
  const fresh = desk.cart.unpriced.flatMap(({ domainName, duration }) => {
    const item = answers.get(domainName);
    return item ? [{ ...item, duration, atResList: true }] : [];
  });
  const { changes, isWhole } = compared(desk.domain.cartList, answers);
  const repriced = repriceCart(desk.domain, cartList);
  return {
    ...desk,
    domain: restoreCart(repriced, [...repriced.cartList, ...fresh]),
    cart: {
      ...desk.cart,
      pricing: "none",
      unpriced: [],
      gone: desk.cart.unpriced.map(({ domainName }) => domainName).filter((name) => !answers.has(name)),
      changes: isWhole ? changes : desk.cart.changes,
      pricedAt: isWhole ? at : (desk.cart.pricedAt ?? at),
      isOld: isWhole ? false : desk.cart.isOld,
    },
  };
}

/** Changes are only determined from a response about the whole cart. */
function compared(cartList: readonly DomainItem[], answers: ReadonlyMap<string, DomainItem>) {
  const isWhole = cartList.every(({ domainName }) => answers.has(domainName));
  return { isWhole, changes: isWhole ? compareCarts(cartList, [...answers.values()]) : [] };
}
