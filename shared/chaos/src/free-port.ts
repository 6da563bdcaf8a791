import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to servers that ask for any, which begin at 32768 on Linux and at 49152 elsewhere. */
const firstPort = 26_000;
const portsPerWorker = 500;
const worker = process.env["JEST_WORKER_ID"] ?? process.env["TEST_PARALLEL_INDEX"] ?? 0;
let last = firstPort + portsPerWorker * Number(worker);

/**
 * Returns a port on which no process listens, for a server that starts later or again. Each worker of Jest and Playwright has its
 * own ports, so that no other server takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    last += 1;
    const server = createServer().listen(last, "127.0.0.1");
    if (!(await isListening(server))) continue;
    server.close();
    await once(server, "close");
    return last;
  }
}

async function isListening(server: ReturnType<typeof createServer>): Promise<boolean> {
  return once(server, "listening").then(
    () => true,
    () => false,
  );
}
