import { consoleLink } from "@zhian/contracts/console-link";

type Here = Parameters<typeof consoleLink>[0];

/** A login's target is limited to 2000 characters, and the target is itself part of an address. */
const longestCart = 1_500;

/**
 * Where the cart becomes an order: the console's own page, which prices everything again. `cart` is the cookie's value, which the
 * built-in console can read for itself where it is too long to be handed on; a visitor who is signed out comes there by way of the login.
 */
export function orderLink(here: Here, cart: string, isSignedIn: boolean): string {
  const isRead = here.config.consoleUrl.startsWith("/") && cart.length > longestCart;
  const order = consoleLink(here, isRead ? "/bcd/order" : `/bcd/order?cart=${encodeURIComponent(cart)}`);
  return isSignedIn ? order : consoleLink(here, "/login", order);
}
