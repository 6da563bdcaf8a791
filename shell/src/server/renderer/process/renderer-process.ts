import pLimit from "p-limit";
import { ReleaseHost } from "../host/release-host.ts";
import { KeptCatalogues } from "../protocol/kept-catalogues.ts";
import type { FromRenderer, ToRenderer } from "../protocol/messages.ts";
import { createApiAccess } from "../worker/api-access.ts";
import { mostAwake, restSurplus } from "./idle-eviction.ts";

// Entry point of the renderer: a separate process from the one that serves visitors, so that nothing a release does to
// its process (memory outside the heap, a crash of the runtime) affects them.

const beatMs = 100;
/** The most workers that boot at once. A site with many releases would otherwise need memory for all at once. */
const bootsAtOnce = 4;
const inTurn = pLimit(bootsAtOnce);
const hosts = new Map<string, ReleaseHost>();
const catalogues = new KeptCatalogues();
let callApi: ReturnType<typeof createApiAccess> | undefined;
let limits = { heapMb: 128, maxRssBytes: Number.POSITIVE_INFINITY };

process.on("message", (message: ToRenderer) => receive(message));
// Without the shell, there are no visitors.
process.on("disconnect", () => process.exit(0));
// Ctrl-C signals the whole process group, but the shell decides when the last page is done.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
setInterval(watchMemory, beatMs);

function receive(message: ToRenderer): void {
  switch (message.type) {
    case "start":
      callApi = createApiAccess({
        apiUrl: message.apiUrl,
        onDropped: (call, fields) => send({ type: "dropped", call, fields }),
      });
      limits = { heapMb: message.workerHeapMb, maxRssBytes: message.maxRssBytes };
      return;
    case "load":
      void load(message);
      return;
    case "keep":
      keepOnly(new Set(message.keys), new Set(message.standby));
      return;
    case "end":
      end(message.key);
      return;
    case "catalogue":
      catalogues.add(message);
      return;
    case "render":
      render(message);
  }
}

function send(message: FromRenderer): void {
  if (process.connected) process.send?.(message);
}

async function load(order: Extract<ToRenderer, { type: "load" }>): Promise<void> {
  if (!callApi) throw new Error("the renderer was not started");
  const known = hosts.get(order.key);
  if (known?.isWarm()) {
    known.serve();
    send({ type: "loaded", key: order.key });
    return;
  }
  known?.retire();
  const host = new ReleaseHost(order, {
    heapMb: limits.heapMb,
    callApi,
    onLog: ({ level, event, text }) => send({ type: "log", level, event, key: order.key, text: text.slice(0, 4000) }),
    onLeft: (key, left, isNews) => send({ type: "left", key, left, isNews }),
    onLateHang: (key) => send({ type: "hung", key }),
  });
  hosts.set(order.key, host);
  const problem = await inTurn(() => host.load(order.rehearsals));
  if (problem !== undefined && hosts.get(order.key) === host) end(order.key);
  rest();
  send({ type: "loaded", key: order.key, ...(problem !== undefined && { problem }) });
}

function rest(): void {
  restSurplus(hosts.values(), mostAwake(limits.maxRssBytes / 2 ** 20));
}

function keepOnly(keys: ReadonlySet<string>, standby: ReadonlySet<string>): void {
  for (const [key, host] of hosts) {
    if (!keys.has(key)) end(key);
    else if (standby.has(key)) host.standBy();
  }
}

function end(key: string): void {
  hosts.get(key)?.retire();
  hosts.delete(key);
}

function render(order: Extract<ToRenderer, { type: "render" }>): void {
  const { id, key, request, budgetMs, ownBudgetMs, callHeaders } = order;
  const host = hosts.get(key);
  const catalogue = { id: order.catalogue, products: catalogues.get(order.catalogue) ?? [] };
  if (!host) send({ type: "failed", id, reason: "not-loaded", message: `${key} is not loaded` });
  else host.render({ id, request, catalogue, budgetMs, ownBudgetMs, callHeaders, onEvent: send });
}

/** Heap limits do not include buffers: if the process is too large, standby workers are ended, then those that are rendering. */
function watchMemory(): void {
  const rssBytes = process.memoryUsage.rss();
  send({ type: "alive", rssBytes, workers: hosts.size });
  rest();
  for (const host of hosts.values()) void host.watch();
  if (rssBytes <= limits.maxRssBytes) return;
  const standby = [...hosts].filter(([, host]) => host.isOnStandby());
  for (const [key] of standby) end(key);
  // Their memory may have been enough: the next check will show.
  if (standby.length > 0) return;
  const reason = `the renderer uses ${Math.round(rssBytes / 2 ** 20)} MiB of resident memory`;
  for (const host of hosts.values()) if (host.isRendering()) host.end("out-of-memory", reason);
}
