import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { readBody } from "@zhian/server/read-body";
import { isPublicAddress, lookupPublic } from "./public-address.ts";

/** A server's response. */
export interface RdapAnswer {
  status: number;
  contentType: string;
  body: string;
  /** The raw header: seconds, or a date. */
  retryAfter: string | undefined;
  location: string | undefined;
}

export interface Wire {
  /** Rejects unless a complete response of acceptable length arrives in time. Follows no redirects. */
  get(url: URL, signal: AbortSignal): Promise<RdapAnswer>;
  close(): void;
}

interface WireOptions {
  /** Maximum per server. */
  connections: number;
  /** Limit for the whole response. */
  limitMs: number;
  /** Whether servers may be in private networks: for tests, and for a registry on the same premises. */
  allowsPrivate: boolean;
}

const maxBytes = 64 * 1024;

/** Keep-alive connections to registries, only to public addresses unless `allowsPrivate`. */
export function createWire({ connections, limitMs, allowsPrivate }: WireOptions): Wire {
  const shared = { keepAlive: true, maxSockets: connections, ...(!allowsPrivate && { lookup: lookupPublic }) };
  const agents = { "http:": new http.Agent(shared), "https:": new https.Agent(shared) };

  return {
    async get(url, signal) {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      // `lookup` is never called for an IP address.
      if (!allowsPrivate && isIP(host) > 0 && !isPublicAddress(host)) throw new Error(`${host} is not public.`);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
      return readAnswer(await send(url, limit), limit);
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };

  function send(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    const headers = { accept: "application/rdap+json, application/json", "user-agent": "zhian-domains" };
    const isSecure = url.protocol === "https:";
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const request = (isSecure ? https : http).get(url, {
      agent: isSecure ? agents["https:"] : agents["http:"],
      headers,
      signal,
    });
    request.on("response", resolve);
    request.on("error", reject);
    return promise;
  }
}

async function readAnswer(message: http.IncomingMessage, signal: AbortSignal): Promise<RdapAnswer> {
  const body = await readBody(message, maxBytes);
  if (!body) throw new RangeError(`more than ${maxBytes} bytes`);
  signal.throwIfAborted();
  const { "content-type": contentType = "", "retry-after": retryAfter, location } = message.headers;
  return {
    status: message.statusCode ?? 0,
    contentType,
    body: body.toString("utf8"),
    retryAfter,
    location,
  };
}
