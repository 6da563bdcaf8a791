import type { LogEvent } from "@zhian/server/log";
import type { FastifyBaseLogger } from "fastify";
import type { Availability } from "./availability.ts";
import { createDirectory } from "./directory.ts";
import { openBootstrap } from "./rdap/bootstrap-source.ts";
import { createWire } from "./rdap/fetch-answer.ts";
import { createRdapAvailability } from "./rdap/rdap-availability.ts";
import type { ServerEvent } from "./rdap/rdap-server.ts";

export interface AvailabilityConfig {
  /** Path or URL of the bootstrap file; without it, the embedded directory is used. */
  rdapBootstrap?: string;
  /** Whether registries over HTTP and in private networks are allowed. */
  rdapAllowsPrivate: boolean;
  rdapTimeoutMs: number;
}

/** Maximum number of concurrent requests to one registry server. */
const places = 4;

/** Log lines for a registry server's events. */
const lines: Record<ServerEvent["what"], [{ event: LogEvent }, string]> = {
  rests: [{ event: "rdap_server.paused" }, "a registry's server is not queried for a while"],
  "works-again": [{ event: "rdap_server.recovered" }, "a registry's server responds again"],
  "refused-redirect": [
    { event: "rdap_server.redirect_refused" },
    "a redirect from a registry's server was not followed",
  ],
  unclear: [{ event: "rdap_server.answer_unclear" }, "a response from a registry's server could not be understood"],
};

/** The configured registries, or else the demo directory. */
export async function openAvailability(config: AvailabilityConfig, log: FastifyBaseLogger): Promise<Availability> {
  const { rdapBootstrap, rdapAllowsPrivate, rdapTimeoutMs } = config;
  if (rdapBootstrap === undefined) return createDirectory();
  const source = await openBootstrap({
    from: rdapBootstrap,
    allowsHttp: rdapAllowsPrivate,
    onError: (error) =>
      log.error({ event: "rdap_bootstrap.read_failed", err: error }, "the list of domain registries could not be read"),
  });
  return createRdapAvailability({
    bootstrap: source.current,
    wire: createWire({ connections: places, limitMs: rdapTimeoutMs, allowsPrivate: rdapAllowsPrivate }),
    places,
    clock: { monotonic: () => performance.now(), wall: () => Date.now() },
    report({ server, what, reason }) {
      const [fact, message] = lines[what];
      log.warn({ ...fact, server, reason }, message);
    },
    close: source.close,
  });
}
