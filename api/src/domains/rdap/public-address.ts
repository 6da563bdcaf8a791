import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that no registry answers from: of this machine, of this house, of clouds' own services, and none at all. */
const closed = new BlockList();
for (const network of [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
]) {
  addTo(closed, network, "ipv4");
}
/** Of the whole space only this part is routed; what in it is a way to the networks above is closed too. */
const routed = new BlockList();
addTo(routed, "2000::/3", "ipv6");
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) addTo(closed, network, "ipv6");

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, "ipv4");
  return version === 6 && routed.check(address, "ipv6") && !closed.check(address, "ipv6");
}

/** For `lookup` of a connection: a name with any address that is not public is refused, and the address that was checked is the one that is used. */
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

function addTo(list: BlockList, network: string, family: "ipv4" | "ipv6"): void {
  const [address = "", bits] = network.split("/");
  list.addSubnet(address, Number(bits), family);
}
