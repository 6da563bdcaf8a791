import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface SmsGateway {
  url: string;
  /** Texts sent to a number, deduplicated as a gateway does: one per id. */
  textsTo(phone: string): string[];
  close(): void;
}

/** Accepts messages as a gateway does, and sends none. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const messages = new Map<string, { to: string; text: string }>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { id, to, text } = Object(JSON.parse(body));
      messages.set(String(id), { to: String(to), text: String(text) });
      response.writeHead(202).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    textsTo: (phone) => [...messages.values()].filter(({ to }) => to.endsWith(phone)).map(({ text }) => text),
    close: () => void server.close(),
  };
}
