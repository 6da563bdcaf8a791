import { createServer } from "node:http";
import { serverUrl } from "@zhian/server/server-url";
import type { Config } from "../../config.ts";
import type { Metrics } from "../../operate/metrics.ts";
import { readStatus } from "../../operate/status.ts";

export interface OperatorListener {
  url: string;
  close(): Promise<void>;
}

type Where = Pick<Config, "SHELL_OPERATOR_PORT" | "SHELL_OPERATOR_HOST">;

/** Serves metrics to the operator on a port that visitors cannot reach. Undefined if none is configured. */
export async function listenToOperator(
  { SHELL_OPERATOR_PORT: port, SHELL_OPERATOR_HOST: host }: Where,
  metrics: Metrics,
): Promise<OperatorListener | undefined> {
  if (port === undefined) return undefined;
  const server = createServer((request, response) => {
    tell(request.url ?? "/", metrics).then(
      ({ status, type, text }) => response.writeHead(status, { "content-type": type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return {
    url: serverUrl(server, host),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function tell(path: string, metrics: Metrics): Promise<{ status: number; type: string; text: string }> {
  const { registry } = metrics;
  if (path === "/metrics") return { status: 200, type: registry.contentType, text: await registry.metrics() };
  if (path !== "/status") return { status: 404, type: "text/plain", text: "Not Found\n" };
  return { status: 200, type: "application/json", text: JSON.stringify(await readStatus(metrics)) };
}
