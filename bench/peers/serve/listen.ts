import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Answer, Asked } from "./answers.ts";

export interface Exchange extends Asked {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Serves the results of `answer` until the process receives SIGTERM. */
export function listen(port: number, answer: (exchange: Exchange) => Promise<Answer>): void {
  const server = createServer((request, response) => {
    const exchange: Exchange = {
      request,
      response,
      target: request.url ?? "/",
      takesBrotli: /\bbr\b/.test(request.headers["accept-encoding"] ?? ""),
      known: request.headers["if-none-match"],
    };
    answer(exchange).then(
      ({ status, headers, body }) => {
        const length = status !== 304 && { "content-length": Buffer.byteLength(body) };
        response.writeHead(status, { ...headers, ...length }).end(body);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, "127.0.0.1");
  process.once("SIGTERM", () => process.exit(0));
}
