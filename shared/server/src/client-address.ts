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
 * The client's address where `trusted` proxies stand in front: of the peer and the addresses in `X-Forwarded-For`, from the last one on, the
 * first that is not a proxy's. Where a proxy names something that is no address, the proxy itself. Empty where the peer is gone.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => addressOf(request, isTrusted);
}

/**
 * A guess for where the proxies are not known: used to avoid counting a client twice, never to grant access. A peer with a
 * private address counts as our proxy, and the last address that it added is trusted; no other header value is.
 */
export const guessClientAddress: ClientAddress = (request) => {
  return addressOf(request, (address, hop) => hop === 0 && isPrivate(address, hop));
};

const isPrivate = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);

function addressOf({ headers, socket }: ProxiedRequest, isTrusted: (address: string, hop: number) => boolean): string {
  // All that it reads of a request.
  const request = { headers, socket } as IncomingMessage;
  // An invalid address is never trusted: all before the last one are addresses.
  const hops = proxyAddr.all(request, (address, hop) => isIP(address) !== 0 && isTrusted(withoutZone(address), hop));
  return plainAddress(hops.findLast((address) => isIP(address) !== 0) ?? "");
}

/** One spelling for each address. */
function plainAddress(address: string): string {
  return isIP(address) === 0 ? address : ipaddr.process(withoutZone(address)).toString();
}

/** A zone names an interface of one machine: it means nothing in rules or records elsewhere. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/s, "");
}
