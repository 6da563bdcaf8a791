import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export interface BenchRegistries {
  /** The bootstrap file that lists them. */
  file: string;
  /** Makes the last registry hang, or respond again. */
  hang(isHanging: boolean): void;
  close(): Promise<void>;
}

/** The top-level domains of the registries, one each. */
export const endings = ["com", "net", "org", "id", "io"] as const;
/** The response time of a healthy registry. */
const answerMs = 30;

/** Starts five registries that know no names, in this process: their cost is negligible. */
export async function startRegistries(dir: string): Promise<BenchRegistries> {
  let isHanging = false;
  const servers = await Promise.all(
    endings.map((_, index) => startRegistry(() => isHanging && index === endings.length - 1)),
  );
  const services = servers.map(({ base }, index) => [[endings[index]], [base]]);
  const file = join(dir, "registries.json");
  await mkdir(dir, { recursive: true });
  await writeFile(file, JSON.stringify({ version: "1.0", services }));
  return {
    file,
    hang: (hangs) => void (isHanging = hangs),
    async close() {
      await Promise.all(servers.map(({ server }) => closeServer(server)));
    },
  };
}

async function startRegistry(isHanging: () => boolean): Promise<{ server: Server; base: string }> {
  const server = createServer((_, response) => {
    if (isHanging()) return;
    void pause(answerMs).then(() =>
      response.writeHead(404, { "content-type": "application/rdap+json" }).end('{"errorCode":404}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function closeServer(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
