import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * `10.0.0.0/8`, `::1`. Not `/0`, which would trust everybody, nor short and hexadecimal forms of IPv4, which read as another address
 * than they look.
 */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  if (more.length > 0 || isIP(address) === 0 || address.includes("%")) return false;
  return bits === undefined || (ipaddr.isValidCIDR(text) && Number(bits) > 0);
}
