import type { DomainStatus } from "@zhian/contracts/domain";
import type { AskOptions, Availability } from "../availability.ts";
import { createAnswerMemory } from "./answer-memory.ts";
import { type Bootstrap, serversFor } from "./bootstrap.ts";
import type { Wire } from "./fetch-answer.ts";
import { type Clock, createRdapServer, type RdapServer, type ServerAnswer, type ServerEvent } from "./rdap-server.ts";

interface RdapOptions {
  /** The current file; `undefined` until it is first read. */
  bootstrap(): Bootstrap | undefined;
  wire: Wire;
  places: number;
  clock: Clock;
  report(event: ServerEvent): void;
  close(): void;
}

const maxMoves = 2;

/**
 * Queries the registries directly (RFC 9082, 9083). A name is free only if a server listed for its ending in the bootstrap file
 * reports it as not found: any other server's "not found" is ignored. No request goes to another server, wherever a redirect points.
 */
export function createRdapAvailability(options: RdapOptions): Availability {
  const { bootstrap, wire, places, clock, report } = options;
  const memory = createAnswerMemory(clock.monotonic);
  const servers = new Map<string, RdapServer>();

  function serverAt({ origin }: URL): RdapServer {
    const server = servers.get(origin) ?? createRdapServer({ origin, wire, places, clock, report });
    servers.set(origin, server);
    return server;
  }

  async function find(asciiName: string, { signal }: AskOptions): Promise<DomainStatus> {
    const file = bootstrap();
    if (!file) return "TIMEOUT";
    const bases = serversFor(file, asciiName);
    if (bases.length === 0) return "UNKNOWN";
    for (const base of bases) {
      const answer = await askAt(base, { bases, asciiName, signal });
      if (answer !== "none") return answer;
    }
    return "TIMEOUT";
  }

  async function askAt(first: URL, { bases, asciiName, signal }: Question): Promise<DomainStatus | "none"> {
    let base = first;
    for (let moves = 0; moves <= maxMoves; moves += 1) {
      const answer = await serverAt(base).ask({ asciiName, url: addressAt(base, asciiName) }, signal, signal);
      if (answer.kind !== "moved") return statusOf(answer);
      const next = bases.find((each) => leadsTo(answer.to, base, addressAt(each, asciiName)));
      if (!next) {
        report({
          server: base.href,
          what: "refused-redirect",
          reason: "to an address that is not in the bootstrap file",
        });
        return "UNKNOWN";
      }
      base = next;
    }
    return "UNKNOWN";
  }

  return {
    isDemo: false,
    async statusOf({ ascii }, asked) {
      const known = asked.isFresh ? undefined : memory.get(ascii);
      if (known) return known;
      const status = await find(ascii, asked);
      memory.set(ascii, status);
      return status;
    },
    close() {
      wire.close();
      options.close();
    },
  };
}

interface Question {
  bases: readonly URL[];
  asciiName: string;
  signal: AbortSignal;
}

/** The URL of a name at a server: RFC 9082, section 3.1.3. */
function addressAt(base: URL, asciiName: string): URL {
  return new URL(`domain/${asciiName}`, base);
}

/** Whether a redirect points to exactly the URL that we would request. */
function leadsTo(location: string, from: URL, wanted: URL): boolean {
  return URL.parse(location, from)?.href === wanted.href;
}

function statusOf({ kind }: Exclude<ServerAnswer, { kind: "moved" }>): DomainStatus | "none" {
  switch (kind) {
    case "registered":
      return "REGISTERED";
    case "available":
      return "UNREGISTERED";
    case "unclear":
      return "UNKNOWN";
    case "none":
      return "none";
  }
}
