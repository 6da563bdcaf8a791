import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { answerWith, type Fault, passOn } from "./fault.ts";
import { freePort } from "./free-port.ts";

export interface ChaosProxy {
  url: string;
  /**
   * Applies `fault` from now on to requests whose path and query `matches` accepts; replaces the previous fault. Without `matches`, all
   * open connections are closed. With it, other requests are unaffected: responses in progress, such as event streams, continue.
   */
  fault(fault: Fault, matches?: (path: string) => boolean): void;
  /** Removes the fault; the address stays the same. */
  heal(): Promise<void>;
  /** Number of requests received, whatever their outcome. */
  seen(): number;
  close(): Promise<void>;
}

interface Present {
  fault: Fault;
  matches: (path: string) => boolean;
  count: number;
}

/** Starts a proxy in front of an HTTP server that breaks its traffic with clients, one fault at a time. */
export async function startChaosProxy({ target }: { target: string }): Promise<ChaosProxy> {
  let present: Present | undefined;
  let seen = 0;
  /** Responses in progress that have a fault. */
  const struck = new Set<ServerResponse>();
  let server = createServer(answer);
  const port = await freePort();
  await listen(server, port);

  function answer(incoming: IncomingMessage, response: ServerResponse): void {
    seen += 1;
    const fault = present?.matches(incoming.url ?? "/") ? present : undefined;
    if (fault) struck.add(response.on("close", () => struck.delete(response)));
    if (fault && isCut(fault)) {
      response.socket?.resetAndDestroy();
      return;
    }
    if (fault?.fault.kind === "hang" && fault.fault.at === "start") {
      incoming.resume();
      return;
    }
    ask(incoming, response, fault?.fault);
  }

  function ask(incoming: IncomingMessage, response: ServerResponse, fault: Fault | undefined): void {
    const { method, url, headers } = incoming;
    // Compressed text cannot be split at a pattern.
    if (fault?.kind === "drip" && fault.at) delete headers["accept-encoding"];
    const upstream = request(new URL(url ?? "/", target), { method, headers }, (message) => {
      const answered = fault ? answerWith(fault, message, response) : passOn(message, response);
      answered.catch(() => response.destroy());
    });
    upstream.on("error", () => response.destroy());
    response.on("close", () => upstream.destroy());
    incoming.pipe(upstream);
  }

  function endStruck(): void {
    for (const response of struck) response.socket?.destroy();
  }

  return {
    url: `http://127.0.0.1:${port}`,
    fault(fault, matches) {
      present = { fault, matches: matches ?? (() => true), count: 0 };
      if (matches) endStruck();
      else server.closeAllConnections();
      if (fault.kind === "refuse" && !matches) server.close();
    },
    async heal() {
      present = undefined;
      endStruck();
      if (server.listening) return;
      server = createServer(answer);
      await listen(server, port);
    },
    seen: () => seen,
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isCut(present: Present): boolean {
  const { fault } = present;
  if (fault.kind !== "flap") return fault.kind === "reset" || fault.kind === "refuse";
  present.count += 1;
  return present.count % fault.every === 0;
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
}
