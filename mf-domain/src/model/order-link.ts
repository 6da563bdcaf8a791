import { consoleLink } from "@zhian/contracts/console-link";

type Here = Parameters<typeof consoleLink>[0];

/**
 * Where the cart becomes an order: the console's own page, which prices everything anew. `cart` is the cookie's value; whoever is
 * signed out comes there by way of the login.
 */
export function orderLink(here: Here, cart: string, isSignedIn: boolean): string {
  const order = consoleLink(here, `/bcd/order?cart=${encodeURIComponent(cart)}`);
  return isSignedIn ? order : consoleLink(here, "/login", order);
}
