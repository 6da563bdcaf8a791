import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * True for `10.0.0.0/8`, `::1`. Not for `/0`, which would trust everybody, nor short and hexadecimal forms of IPv4, which are parsed as
 * another address than they seem.
 */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  if (more.length > 0 || isIP(address) === 0 || address.includes("%")) return false;
  return bits === undefined || (ipaddr.isValidCIDR(text) && Number(bits) > 0);
}
