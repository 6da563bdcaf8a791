import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const proxies = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  proxies.addSubnet(net, bits, "ipv4");
proxies.addAddress("::1", "ipv6");
proxies.addSubnet("fc00::", 7, "ipv6");
proxies.addSubnet("fe80::", 10, "ipv6");

/**
 * Who asks, as well as it can be told: to count nobody twice, never to let anybody in. A peer with a private address is a
 * proxy of ours, and the last address that it has added is believed; nobody else's word is.
 */
export function clientIpOf({
  socket,
  headers,
}: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } }): string {
  const peer = plainAddress(socket.remoteAddress ?? "");
  if (!isPrivate(peer)) return networkOf(peer);
  const forwarded = [headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1);
  const told = plainAddress(forwarded?.trim() ?? "");
  return isIP(told) ? networkOf(told) : networkOf(peer);
}

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 4 ? "ipv4" : "ipv6");
}

function plainAddress(address: string): string {
  return address.startsWith("::ffff:") && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}

/** Of an IPv6 address the half that names a network: the other half is its owner's to choose. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const last = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(zeros).fill("0"), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}
