import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

// A separate process on the client's core: a minimal load balancer. It distributes requests in turn among the servers that report
// ready, probes them ten times a second, and never sends a request twice.
const [port = "", ...targets] = process.argv.slice(2);
const everyMs = 100;
const agent = new Agent({ keepAlive: true });
const ready = new Set<string>();
let turn = 0;

for (const target of targets) void watch(target);
createServer(pass).listen(Number(port), "127.0.0.1");

async function watch(target: string): Promise<never> {
  for (;;) {
    const answer = await fetch(`${target}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) ready.add(target);
    else ready.delete(target);
    await pause(everyMs);
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const target = choose();
  if (incoming.url === "/readyz") {
    outgoing.writeHead(ready.size === targets.length ? 200 : 503).end();
    return;
  }
  if (target === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  const { connection: _, ...headers } = incoming.headers;
  const onward = request(
    new URL(incoming.url ?? "/", target),
    { method: incoming.method, headers, agent },
    (answer) => {
      const { connection: __, ...others } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, others);
      pipeline(answer, outgoing, () => undefined);
    },
  );
  onward.on("error", () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  onward.end();
}

function choose(): string | undefined {
  turn += 1;
  const all = [...ready];
  return all[turn % all.length];
}
