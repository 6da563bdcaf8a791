import { consoleLink } from "@zhian/contracts/console-link";

type Here = Parameters<typeof consoleLink>[0];

/** A login's target is limited to 2000 characters, and the target is itself part of an address. */
const longestCart = 1_500;

/**
 * The address of the console's page that turns the cart into an order, and prices everything again. `cart` is the cookie's value: if too
 * long for the address, the built-in console reads the cookie itself. A signed-out visitor gets there by way of the login.
 */
export function orderLink(here: Here, cart: string, isSignedIn: boolean): string {
  const isRead = here.config.consoleUrl.startsWith("/") && cart.length > longestCart;
  const order = consoleLink(here, isRead ? "/bcd/order" : `/bcd/order?cart=${encodeURIComponent(cart)}`);
  return isSignedIn ? order : consoleLink(here, "/login", order);
}
