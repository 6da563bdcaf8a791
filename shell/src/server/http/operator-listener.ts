import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config.ts";
import type { Metrics } from "../operate/metrics.ts";

export interface OperatorListener {
  url: string;
  close(): Promise<void>;
}

type Where = Pick<Config, "SHELL_OPERATOR_PORT" | "SHELL_OPERATOR_HOST">;

/** Figures for whoever runs the site, on a port that no visitor reaches; undefined when there is none. */
export async function listenToOperator(
  { SHELL_OPERATOR_PORT: port, SHELL_OPERATOR_HOST: host }: Where,
  metrics: Metrics,
): Promise<OperatorListener | undefined> {
  if (port === undefined) return undefined;
  const { registry } = metrics;
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (figures) => response.writeHead(200, { "content-type": registry.contentType }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  // A TCP server's address is an object.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
