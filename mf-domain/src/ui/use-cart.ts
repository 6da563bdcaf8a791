import { readCart, writeCart } from "@zhian/domains/cart-cookie";
import type { EndingRule } from "@zhian/domains/find-ending";
import { useBusState, useSite } from "@zhian/fragment/use-site";
import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type CartJar, openCartJar } from "../api/cart-jar.ts";
import { type Desk, type DeskAction, entriesOf } from "../model/desk.ts";
import { usePricing } from "./use-pricing.ts";

/** The age at which the prices in the cart are marked as old. */
const priceAgeMs = 15 * 60_000;

/** Keeps the cart in sync with the cookie, the other tabs, the bus, and today's prices. */
export function useCart(desk: Desk, dispatch: Dispatch<DeskAction>, rules: readonly EndingRule[] | null) {
  const { cart, domain } = desk;
  const { cartList } = domain;
  const { unpriced } = cart;
  const entries = useMemo(() => entriesOf(cartList, unpriced), [cartList, unpriced]);
  const written = useMemo(() => writeCart(entries), [entries]);
  const isKept = useCookie({ value: written.value, isRead: cart.isRead, rules }, dispatch);
  const price = usePricing(desk, dispatch);

  const { bus } = useSite();
  const count = entries.length;
  useEffect(() => {
    if (cart.isRead) bus?.set("cart", { count, total: domain.totalPrice });
  }, [bus, cart.isRead, count, domain.totalPrice]);

  useEffect(() => {
    if (cart.pricedAt === undefined || cart.isOld || count === 0) return;
    const timer = setTimeout(() => dispatch({ is: "aged" }), cart.pricedAt + priceAgeMs - Date.now());
    return () => clearTimeout(timer);
  }, [cart.pricedAt, cart.isOld, count, dispatch]);

  return { entries, cookie: written.value, left: written.left, isKept, price };
}

interface CookieState {
  value: string;
  isRead: boolean;
  rules: readonly EndingRule[] | null;
}

/** Returns whether the browser stores the cookie. */
function useCookie({ value, isRead, rules }: CookieState, dispatch: Dispatch<DeskAction>): boolean {
  const [isKept, setKept] = useState(true);
  const jar = useRef<CartJar>(undefined);
  const seen = useRef<string>(undefined);
  const keeps = useRef(true);
  const { bus } = useSite();
  const { status } = useBusState(bus, "auth", { status: "signed-out" });

  const look = useCallback(() => {
    const found = jar.current?.read() ?? "";
    // If nothing can be stored, a missing cookie does not mean an empty cart.
    if (found === seen.current || !keeps.current) return;
    seen.current = found;
    dispatch({ is: "cart-read", ...readCart(found, rules ?? undefined) });
  }, [rules, dispatch]);

  useEffect(() => {
    jar.current = openCartJar(look);
    return () => jar.current?.close();
  }, [look]);

  // Signing out deletes the cookie.
  useEffect(() => look(), [look, status]);

  useEffect(() => {
    if (!isRead || seen.current === value) return;
    seen.current = value;
    keeps.current = jar.current?.write(value) ?? false;
    setKept(keeps.current);
  }, [isRead, value]);
  return isKept;
}
