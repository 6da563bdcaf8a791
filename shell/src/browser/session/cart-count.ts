import type { Bus } from "@zhian/contracts/bus";
import { cookieNames } from "@zhian/contracts/locale";
import { followCookie } from "@zhian/fragment/follow-cookie";
import Cookies from "js-cookie";

/** The number of domain names in the cookie. Their details and prices are left to their fragment. */
export function countInCart(): number {
  const cart = Cookies.get(cookieNames.domains) ?? "";
  return cart.startsWith("1~") ? cart.split("~").length - 1 : 0;
}

/** Updates the cart's count on changes in other tabs, and on signing out. `domain`: the bus with the rights of the cart's owner. */
export function followCart(domain: Bus): void {
  function look() {
    const count = countInCart();
    if (count !== domain.get("cart").count) domain.set("cart", { count, total: 0 });
  }
  new BroadcastChannel("zhian-cart").addEventListener("message", look);
  followCookie(cookieNames.domains, look);
  window.addEventListener("pageshow", ({ persisted }) => persisted && look());
  domain.watch("auth").subscribe(look);
}
