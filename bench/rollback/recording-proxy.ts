import { once } from "node:events";
import { createServer, request } from "node:http";
import { pipeline } from "node:stream/promises";

export interface RecordingProxy {
  url: string;
  /** When the last response to a change of an environment was sent, by `performance.now()`. */
  answeredAt(): number;
  close(): void;
}

/** A proxy between the `fragments` command and the registry, which records when the registry responded. */
export async function startRecordingProxy(registryUrl: string): Promise<RecordingProxy> {
  let answeredAt = Number.NaN;
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", headers, url = "/" } = incoming;
    const onward = request(new URL(url, registryUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing).then(
        () => {
          if (method === "POST" && url.includes("/deployments/")) answeredAt = performance.now();
        },
        () => outgoing.destroy(),
      );
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has an address and a port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    answeredAt: () => answeredAt,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
