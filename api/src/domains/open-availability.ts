import type { FastifyBaseLogger } from "fastify";
import type { Availability } from "./availability.ts";
import { createDirectory } from "./directory.ts";
import { openBootstrap } from "./rdap/bootstrap-source.ts";
import { createWire } from "./rdap/fetch-answer.ts";
import { createRdapAvailability } from "./rdap/rdap-availability.ts";

import type { ServerEvent } from "./rdap/rdap-server.ts";
export interface AvailabilityConfig {
  /** Path or address of the bootstrap file; without it, the embedded directory answers. */
  rdapBootstrap?: string;
  /** Whether registries may be asked over HTTP and in private networks. */
  rdapAllowsPrivate: boolean;
  rdapTimeoutMs: number;
}

/** Questions to one server of a registry at once. */
const places = 4;

/** Registries where the operator names them, otherwise the directory of the demonstration. */
export async function openAvailability(config: AvailabilityConfig, log: FastifyBaseLogger): Promise<Availability> {
  const { rdapBootstrap, rdapAllowsPrivate, rdapTimeoutMs } = config;
  if (rdapBootstrap === undefined) return createDirectory();
  const source = await openBootstrap({
    from: rdapBootstrap,
    allowsHttp: rdapAllowsPrivate,
    onError: (error) => log.error({ err: error }, "the file of the registries' servers could not be read"),
  });
  return createRdapAvailability({
    bootstrap: source.current,
    wire: createWire({ connections: places, limitMs: rdapTimeoutMs, allowsPrivate: rdapAllowsPrivate }),
    places,
    clock: { monotonic: () => performance.now(), wall: () => Date.now() },
    report: ({ server, what, reason }) => log.warn({ server, reason }, `rdap: ${what}`),
    close: source.close,
  });
}
