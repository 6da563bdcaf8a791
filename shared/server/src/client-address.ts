import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

export interface ProxiedRequest {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string | undefined };
}

export type ClientAddress = (request: ProxiedRequest) => string;

/**
 * Finds the client's address behind `trusted` proxies: of the peer and then the addresses in `X-Forwarded-For`, from the last one, the
 * first that is not a proxy's. If a proxy names something that is not an address, the proxy's own. Empty if the peer has disconnected.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => addressOf(request, isTrusted);
}

/**
 * A guess if the proxies are not known: used to avoid counting a client twice, never to grant access. A peer with a private address
 * counts as our proxy, and the last address that it added is trusted; no other header value is.
 */
export const guessClientAddress: ClientAddress = (request) => {
  return addressOf(request, (address, hop) => hop === 0 && isPrivate(address, hop));
};

const isPrivate = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);

function addressOf({ headers, socket }: ProxiedRequest, isTrusted: (address: string, hop: number) => boolean): string {
  // It reads only these from a request.
  const request = { headers, socket } as IncomingMessage;
  // An invalid address is never trusted, so all but the last one are addresses.
  const hops = proxyAddr.all(request, (address, hop) => isIP(address) !== 0 && isTrusted(withoutZone(address), hop));
  return plainAddress(hops.findLast((address) => isIP(address) !== 0) ?? "");
}

/** Returns one spelling for each address. */
function plainAddress(address: string): string {
  return isIP(address) === 0 ? address : ipaddr.process(withoutZone(address)).toString();
}

/** A zone names an interface of one machine: it means nothing in rules or records elsewhere. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/s, "");
}
