import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";
import type { LoadOrder } from "./load-order.ts";
import { readView } from "./read-view.ts";
import { createTally } from "./tally.ts";

// A separate process on a separate core, so that sending requests takes no CPU time from the servers.
// start-load.ts wrote the argument.
const order = JSON.parse(process.argv[2] ?? "") as LoadOrder;
const mark = process.pid.toString(36);
const agent = new Agent({ keepAlive: true, maxSockets: order.maxOpen });
const startedAt = performance.now();
const tally = createTally(startedAt);
const readinessEveryMs = 100;
let stopped = false;
let open = 0;

if (order.heedsReadiness) void watchReadiness();
process.once("message", () => {
  stopped = true;
});
// The process that ordered the load has exited.
process.once("disconnect", () => process.exit(0));

const endsAt = order.seconds === undefined ? Number.POSITIVE_INFINITY : startedAt + order.seconds * 1000;
const dueAt = (index: number) => startedAt + (index * 1000) / order.rate;
for (let index = 0; !stopped && dueAt(index) < endsAt; ) {
  while (!stopped && dueAt(index) <= performance.now() && dueAt(index) < endsAt) {
    void send(index);
    index += 1;
  }
  await pause(1);
}
while (open > 0) await pause(5);
process.send?.(tally.report(), () => process.exit(0));

async function watchReadiness(): Promise<void> {
  while (!stopped) {
    // Uses a new connection, like an external probe.
    const { ending } = await ask(new URL("/readyz", order.url), new Agent());
    if (ending === "good") await pause(readinessEveryMs);
    else stopped = true;
  }
}

async function send(index: number): Promise<void> {
  const due = dueAt(index);
  if (open >= order.maxOpen) {
    tally.add({ dueAt: due, endedAt: due, ending: "not-sent" });
    return;
  }
  open += 1;
  const path = order.paths[index % order.paths.length] ?? "/";
  const url = new URL(order.isUnique ? `${path}?visit=${mark}-${index}` : path, order.url);
  const { ending, body, problem } = await ask(url, agent);
  const endedAt = performance.now();
  open -= 1;
  const asked = { dueAt: due, endedAt, ending, problem };
  const view = ending === "good" && order.arePages ? readView(body) : undefined;
  if (view === null) tally.add({ ...asked, ending: "wrong", problem: "not a whole page" });
  else tally.add(view ? { ...asked, view, ...(view.isDegraded && { ending: "degraded" }) } : asked);
}
