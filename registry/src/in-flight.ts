import type { Server } from "node:http";

/** Counts the answers that a server still owes. Returns what resolves once it owes none. */
export function trackRequests(server: Server): () => Promise<void> {
  let owed = 0;
  const waiting: (() => void)[] = [];
  server.on("request", (_request, response) => {
    owed++;
    response.once("close", () => {
      owed--;
      if (owed === 0) for (const resolve of waiting.splice(0)) resolve();
    });
  });
  return () => (owed === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)));
}
