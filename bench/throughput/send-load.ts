import { runToEnd } from "../../tools/processes/run-to-end.ts";

export interface LoadOrder {
  url: string;
  connections: number;
  seconds: number;
  /** A new query with every request, so that no cache has the page. */
  isUnique: boolean;
  /** A shorter answer is not the whole page. */
  leastBytes: number;
  /** Runs before the client and becomes it: `taskset -c 1`. */
  prefix: readonly string[];
}

export interface LoadReport {
  /** Answered with 200 and the whole page. */
  pages: number;
  /** Answered otherwise, in part, or not at all. */
  refused: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

/** Requests a page as often as the server answers, from another process. Throws when not one page came. */
export async function sendLoad(root: string, order: LoadOrder): Promise<LoadReport> {
  const command = [...order.prefix, process.execPath, "bench/load-client.ts", JSON.stringify(order)];
  const { code, stdout, output } = await runToEnd(command, { cwd: root });
  if (code !== 0) throw new Error(`the load generator failed:\n${output.trim()}`);
  // Written by that very client.
  const report = JSON.parse(stdout) as LoadReport;
  if (report.pages === 0) throw new Error(`${order.url} gave no page at all under load`);
  return report;
}
