import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import * as z from "zod";

export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  /** 2 is a failure. */
  status?: number | undefined;
  attributes: Readonly<Record<string, string | number>>;
}

export interface TraceCollector {
  url: string;
  /** Oldest first. */
  spans: readonly CollectedSpan[];
  /** Resolves with the result of `pick`, as soon as there is one. */
  until<T>(pick: (spans: readonly CollectedSpan[]) => T | undefined): Promise<T>;
  close(): Promise<void>;
}

const attributeSchema = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
/** The part that we read: https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attributeSchema),
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Receives traces like a collector: OTLP over HTTP, as JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url !== "/v1/traces") return response.writeHead(404).end();
      spans.push(...readSpans(body));
      for (const look of waiting) look();
      return response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    until: (pick) =>
      new Promise((resolve) => {
        const look = () => {
          const found = pick(spans);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readSpans(body: unknown): CollectedSpan[] {
  return requestSchema.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toRecord(resource.attributes)["service.name"]);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, status, ...span }) => ({
        ...span,
        service,
        status: status?.code,
        attributes: toRecord(attributes),
      })),
    );
  });
}

function toRecord(attributes: readonly z.output<typeof attributeSchema>[]): Record<string, string | number> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ""]));
}
