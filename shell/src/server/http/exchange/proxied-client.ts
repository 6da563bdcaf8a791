import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type VisitorAddress = (request: IncomingMessage) => string;

/** `10.0.0.0/8`, `::1`. */
export function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? width > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= width);
}

/** Who asks: the address that the edge has added last, where the peer is an edge that is trusted; otherwise the peer's own. */
export function createVisitorAddress(trusted: readonly string[]): VisitorAddress {
  const edges = new BlockList();
  for (const network of trusted) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    edges.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }

  return ({ socket, headers }) => {
    const peer = plain(socket.remoteAddress ?? "");
    const family = isIP(peer);
    if (family === 0 || !edges.check(peer, family === 4 ? "ipv4" : "ipv6")) return peer;
    const told = plain([headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim() ?? "");
    return isIP(told) === 0 ? peer : told;
  };
}

function plain(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
