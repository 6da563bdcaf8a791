import { cookieNames } from "@zhian/contracts/locale";
import { type CartEntry, readCart } from "@zhian/domains/cart-cookie";
import Cookies from "js-cookie";

/** What is to be ordered: what the address says, or else what the cart holds. */
export function entriesToOrder(search: string): CartEntry[] {
  const given = new URLSearchParams(search).get("cart");
  return readCart(given ?? Cookies.get(cookieNames.domains) ?? "").entries;
}
