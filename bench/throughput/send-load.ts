import { runToEnd } from "../../tools/processes/run-to-end.ts";

export interface LoadOrder {
  url: string;
  connections: number;
  seconds: number;
  /** Adds a new query to every request, so that no cache has the page. */
  isUnique: boolean;
  /** Shorter responses are not complete pages. */
  leastBytes: number;
  /** Command prefix of the client, such as `taskset -c 1`. */
  prefix: readonly string[];
}

export interface LoadReport {
  /** Responses with 200 and the complete page. */
  pages: number;
  /** Other responses, incomplete ones, and requests without a response. */
  refused: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

/** Requests a page as fast as the server responds, from another process. Throws if not a single page arrived. */
export async function sendLoad(root: string, order: LoadOrder): Promise<LoadReport> {
  const command = [...order.prefix, process.execPath, "bench/load-client.ts", JSON.stringify(order)];
  const { code, stdout, output } = await runToEnd(command, { cwd: root });
  if (code !== 0) throw new Error(`the load generator failed:\n${output.trim()}`);
  // Written by load-client.ts.
  const report = JSON.parse(stdout) as LoadReport;
  if (report.pages === 0) throw new Error(`${order.url} returned no page at all under load`);
  return report;
}
