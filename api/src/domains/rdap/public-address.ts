import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** The only part of IPv6 that is routed publicly. */
const routed = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is on the public internet: neither in a special range, nor an IPv6 form of an IPv4 address that could be in one. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === "unicast" && (address instanceof ipaddr.IPv4 || address.match(routed));
}

/** A `lookup` for connections. Rejects a name with any address that is not public; only checked addresses are connected to. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...toOptions(options), all: true }, (error, addresses) => {
    const hidden = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error || hidden !== undefined || addresses.length === 0) {
      return callback(
        error ?? new Error(`${host} is at ${hidden?.address ?? "no address"}, which is not public.`),
        "",
        0,
      );
    }
    return answer(addresses, options, callback);
  });
};

function answer(addresses: LookupAddress[], { all }: LookupOptions, callback: Parameters<LookupFunction>[2]): void {
  const [first] = addresses;
  if (all) callback(null, addresses);
  else callback(null, first?.address ?? "", first?.family ?? 0);
}

function toOptions({ family, hints }: LookupOptions): LookupOptions {
  return { ...(family !== undefined && { family }), ...(hints !== undefined && { hints }) };
}
