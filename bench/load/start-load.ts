import { spawn } from "node:child_process";
import { join } from "node:path";
import { ownGroup, running } from "../../tools/processes/running.ts";
import type { LoadOrder, LoadReport } from "./load-order.ts";
import type { LoadSite } from "./load-site.ts";

export interface Load {
  /** Stops sending requests, and reports once the last response has arrived. */
  stop(): Promise<LoadReport>;
  /** The report of a load with a fixed duration. */
  report: Promise<LoadReport>;
}

const client = join(import.meta.dirname, "rate-client.ts");

/** Starts sending requests at a steady rate, from a process on the client's core. */
export function startLoad(
  { root, cores }: LoadSite,
  order: Partial<LoadOrder> & Pick<LoadOrder, "url" | "paths" | "rate">,
): Load {
  const whole: LoadOrder = { isUnique: true, arePages: true, heedsReadiness: false, maxOpen: 1000, ...order };
  const [program, ...args] = [...cores.client, process.execPath, client, JSON.stringify(whole)];
  const child = running.add(
    spawn(program, args, { cwd: root, stdio: ["ignore", "ignore", "inherit", "ipc"], ...ownGroup }),
  );
  const report = new Promise<LoadReport>((resolve, reject) => {
    // Sent by rate-client.ts.
    child.once("message", (message) => resolve(message as LoadReport));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the load client exited with ${code} before it reported`)));
  });
  return {
    report,
    stop() {
      child.send("stop");
      return report;
    },
  };
}
