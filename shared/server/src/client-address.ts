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
 * first that is none of theirs. Where a proxy names what is no address, the proxy itself. Empty where the peer is gone.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => addressOf(request, isTrusted);
}

/**
 * As well as it can be told without being told who the proxies are: to count nobody twice, never to let anybody in. A peer with a
 * private address is a proxy of ours, and the last address that it has added is believed; nobody else's word is.
 */
export const guessClientAddress: ClientAddress = (request) => {
  return addressOf(request, (address, hop) => hop === 0 && isPrivate(address, hop));
};

const isPrivate = proxyAddr.compile(["loopback", "linklocal", "uniquelocal"]);

function addressOf({ headers, socket }: ProxiedRequest, isTrusted: (address: string, hop: number) => boolean): string {
  // All that it reads of a request.
  const request = { headers, socket } as IncomingMessage;
  // What is no address is never trusted: all before the last one are addresses.
  const hops = proxyAddr.all(request, (address, hop) => isIP(address) !== 0 && isTrusted(withoutZone(address), hop));
  return plainAddress(hops.findLast((address) => isIP(address) !== 0) ?? "");
}

/** One spelling for each address. */
function plainAddress(address: string): string {
  return isIP(address) === 0 ? address : ipaddr.process(withoutZone(address)).toString();
}

/** A zone names an interface of one machine: nobody else's rule or record can mean it. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/s, "");
}
