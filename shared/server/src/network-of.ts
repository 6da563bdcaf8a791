import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

interface Network {
  /** What counts as one client: an IPv4 address, or the /64 of an IPv6 household, which chooses the rest. */
  address: string;
  /** The /24, or the /48. */
  network: string;
}

/** What is not an address counts as itself. */
export function networkOf(text: string): Network {
  if (isIP(text) === 0) return { address: text, network: text };
  const address = ipaddr.process(text.replace(/%.*$/s, ""));
  if (address instanceof ipaddr.IPv4) {
    return { address: address.toString(), network: address.octets.slice(0, 3).join(".") };
  }
  const groups = address.parts.map((part) => part.toString(16));
  return { address: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}
