import { once } from "node:events";
import { createServer } from "node:net";

/** Returns a port on which no process listens. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (!address || typeof address === "string") throw new Error("a TCP server's address is an object");
  return address.port;
}
