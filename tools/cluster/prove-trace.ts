import { setTimeout as pause } from "node:timers/promises";
import type { CollectedSpan, TraceCollector } from "@zhian/observe/testing/trace-collector";
import { askEdge } from "./ask-edge.ts";
import type { Cluster } from "./start-cluster.ts";

export interface Traces {
  /** In order: each is the parent of the next. */
  page: string[];
  call: string[];
}

/** Servers export their spans every second. */
const patienceMs = 15_000;
const idOf = "zhian.request_id";
const pageChain = ["zhian-shell GET page", "zhian-shell render mf-", "zhian-api GET /api/"];
const callChain = ["zhian-shell GET api", "zhian-api GET /api/", "zhian-api SELECT"];

/** Finds the spans of one page and of one call at the collector, by the request id that the edge assigned to each. */
export async function proveTrace({ url, certificate, traces }: Cluster): Promise<Traces> {
  // A page that was not requested before, so that its api calls are made now.
  const page = await askEdge({ url, certificate, path: "/news/detail?id=mlps-grading" });
  const call = await askEdge({ url, certificate, path: "/api/v1/console/dengbao_quote/todayNums" });
  return {
    page: await follow(traces, page.requestId, pageChain),
    call: await follow(traces, call.requestId, callChain),
  };
}

/** Empty if the chain does not arrive. */
function follow(traces: TraceCollector, requestId: string, chain: readonly string[]): Promise<string[]> {
  const came = traces.until((all) => {
    // The id is the same in every server; inner spans of a server have none.
    const spans = all.filter(({ attributes }) => [undefined, requestId].includes(attributes[idOf]?.toString()));
    const own = spans.filter(({ attributes }) => attributes[idOf] === requestId);
    const found = own.flatMap((first) => findChain(spans, first, chain));
    return found.length > 0 ? found : undefined;
  });
  return Promise.race([came, pause(patienceMs, [])]);
}

/** The names of a chain of spans with these name prefixes; empty if there is none. */
function findChain(spans: readonly CollectedSpan[], span: CollectedSpan, [head, ...rest]: readonly string[]): string[] {
  const name = `${span.service} ${span.name}`;
  if (head === undefined || !name.startsWith(head)) return [];
  if (rest.length === 0) return [name];
  const children = spans.filter(
    ({ traceId, parentSpanId }) => traceId === span.traceId && parentSpanId === span.spanId,
  );
  const below = children.map((child) => findChain(spans, child, rest)).find((names) => names.length > 0);
  return below ? [name, ...below] : [];
}
