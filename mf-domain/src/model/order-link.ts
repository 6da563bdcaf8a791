import type { PublicConfig } from "@zhian/contracts/render";

/**
 * Where the cart becomes an order: the console's own page, which prices everything anew. `cart` is the cookie's value; whoever is
 * signed out comes there by way of the login.
 */
export function orderLink({ consoleUrl, origin }: PublicConfig, cart: string, isSignedIn: boolean): string {
  const base = consoleUrl.replace(/\/$/, "");
  const order = `${base}/bcd/order?cart=${encodeURIComponent(cart)}`;
  if (isSignedIn) return order;
  const target = order.startsWith("/") ? order : new URL(order, origin).href;
  return `${base}/login?target=${encodeURIComponent(target)}`;
}
