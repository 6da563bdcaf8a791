import type { DomainItem } from "@zhian/contracts/domain";
import type { CartEntry } from "@zhian/domains/cart-cookie";
import { compareCarts } from "@zhian/domains/compare-carts";
import { useSite } from "@zhian/fragment/use-site";
import { type Dispatch, useCallback, useEffect } from "react";
import { type Desk, type DeskAction, entriesOf } from "../model/desk.ts";

/** Requests the prices of names that have none. The returned function requests those of the whole cart. */
export function usePricing(desk: Desk, dispatch: Dispatch<DeskAction>) {
  const { api, locale } = useSite();
  const { unpriced, pricing } = desk.cart;

  const ask = useCallback(
    async (entries: readonly CartEntry[]): Promise<readonly DomainItem[] | undefined> => {
      if (!api) return undefined;
      dispatch({ is: "pricing" });
      try {
        const { cartList } = await api.call("bcd.add", { body: { cart: [...entries], locale } });
        dispatch({ is: "priced", cartList, at: Date.now() });
        return cartList;
      } catch {
        dispatch({ is: "pricing-failed" });
        return undefined;
      }
    },
    [api, locale, dispatch],
  );

  useEffect(() => {
    if (unpriced.length > 0 && pricing === "none") void ask(unpriced);
  }, [unpriced, pricing, ask]);

  /** Resolves to whether the cart is still as it was shown: every name free, no price changed. */
  return async function priceAll(): Promise<boolean> {
    const before = desk.domain.cartList;
    const after = await ask(entriesOf(before, unpriced));
    if (!after || unpriced.length > 0) return false;
    const isFree = after.every(({ status }) => status === "UNREGISTERED");
    return isFree && compareCarts(before, after).length === 0;
  };
}
