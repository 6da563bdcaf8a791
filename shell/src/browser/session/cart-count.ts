import type { Bus } from "@zhian/contracts/bus";
import { cookieNames } from "@zhian/contracts/locale";
import { followCookie } from "@zhian/fragment/follow-cookie";
import Cookies from "js-cookie";

/** As many names as the cookie lists. Which they are, and what they cost, is their fragment's to say. */
export function countInCart(): number {
  const cart = Cookies.get(cookieNames.domains) ?? "";
  return cart.startsWith("1~") ? cart.split("~").length - 1 : 0;
}

/** On pages that do not know the cart, its count follows other tabs, and signing out. `domain` is the bus as its owner holds it. */
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
