import { context, DiagLogLevel, diag, propagation, trace } from "@opentelemetry/api";
import type { TraceSettings } from "./trace-settings.ts";

export interface Tracing {
  /** Sends the remaining spans, for two seconds at most. */
  close(): Promise<void>;
}

interface Options extends TraceSettings {
  service: string;
  /** Called when traces could not be sent. Only they are lost. */
  onError(message: string): void;
  /** Timeout for a batch, including the last one when the server ends. */
  sendMs?: number;
}

/** Sends the spans of this process to a collector (OTLP over HTTP, JSON) if an address is set; otherwise, nothing is even loaded. */
export async function startTracing({ service, endpoint, share, onError, sendMs = 2_000 }: Options): Promise<Tracing> {
  if (endpoint === undefined) return { close: async () => undefined };
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/core"),
      import("@opentelemetry/resources"),
    ]);
  const silent = () => undefined;
  diag.setLogger(
    { error: onError, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: sendMs });
  const provider = new sdk.TracerProvider({
    resource: resources
      .resourceFromAttributes({ "service.name": service })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: sendMs, scheduledDelayMillis: 1_000 }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    async close() {
      await provider.shutdown().catch((error: unknown) => onError(String(error)));
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}
