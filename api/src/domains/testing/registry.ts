import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Responds to one query for a name. */
export type Behaviour = (name: string, response: ServerResponse, request: IncomingMessage) => void;

export interface TestRegistry {
  /** With a trailing slash. */
  base: string;
  /** The requested names, in order. */
  asked: string[];
  /** The path of each request, without the name. */
  paths: string[];
  /** Pending requests, and their maximum so far. */
  open(): number;
  mostAtOnce(): number;
  behave(behaviour: Behaviour): void;
  /** Closes every connection, and accepts no more. */
  die(): Promise<void>;
}

const rdap = { "content-type": "application/rdap+json" };

/** A registry over real HTTP. By default, the names that begin with `taken` are registered. */
export async function startRegistry(behaviour: Behaviour = works): Promise<TestRegistry> {
  let behave = behaviour;
  let open = 0;
  let most = 0;
  const asked: string[] = [];
  const paths: string[] = [];
  const listener: RequestListener = (request, response) => {
    const name = request.url?.split("/").at(-1) ?? "";
    asked.push(name);
    paths.push(request.url?.slice(0, -name.length) ?? "");
    most = Math.max(most, (open += 1));
    response.on("close", () => (open -= 1));
    behave(name, response, request);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${portOf(server)}/rdap/`,
    asked,
    paths,
    open: () => open,
    mostAtOnce: () => most,
    behave: (next) => void (behave = next),
    async die() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function works(name: string, response: ServerResponse): void {
  if (name.startsWith("taken")) sayTaken(name, response);
  else sayFree(response);
}

export function sayTaken(name: string, response: ServerResponse): void {
  response.writeHead(200, rdap).end(JSON.stringify({ objectClassName: "domain", ldhName: name.toUpperCase() }));
}

export function sayFree(response: ServerResponse): void {
  response.writeHead(404, rdap).end(JSON.stringify({ errorCode: 404, title: "Not Found" }));
}

export function hangs(): void {
  // Never responds.
}

/** A bootstrap file (RFC 9224) for these endings. */
export function bootstrapFile(services: readonly [endings: string[], bases: string[]][]): string {
  return JSON.stringify({ version: "1.0", publication: "2026-11-01T00:00:00Z", services });
}

function portOf(server: Server): number {
  // A TCP server's address is an object.
  return (server.address() as AddressInfo).port;
}
