import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface OverriddenApi {
  url: string;
  /** From now on, responds to requests whose address `matches` with this data, or with a failure if it is undefined. */
  override(matches: (address: URL) => boolean, data: unknown): void;
  close(): Promise<void>;
}

/** Starts a proxy of the api at `target` that a test can override responses of. */
export async function startOverriddenApi(target: string): Promise<OverriddenApi> {
  const told: { matches(address: URL): boolean; data: unknown }[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? "/", target);
    const retold = told.findLast(({ matches }) => matches(address));
    if (retold) {
      response.writeHead(retold.data === undefined ? 503 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify({ code: 0, msg: "ok", data: retold.data ?? null }));
      return;
    }
    const own = await fetch(address, await asAsked(request));
    response.writeHead(own.status, { "content-type": own.headers.get("content-type") ?? "text/plain" });
    response.end(Buffer.from(await own.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    override: (matches, data) => void told.push({ matches, data }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function asAsked(request: IncomingMessage): Promise<RequestInit> {
  const { method, headers } = request;
  if (method !== "POST") return {};
  return { method, headers: { "content-type": headers["content-type"] ?? "" }, body: await text(request) };
}
