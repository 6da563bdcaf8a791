import * as z from "zod";

/** The destination of traces, and the share that is sent. */
export interface TraceSettings {
  /** If undefined, none are sent. */
  endpoint?: string;
  share: number;
}

/** Standard variables of OpenTelemetry. The SDK itself reads the other `OTEL_EXPORTER_OTLP_*`, and those that describe a server. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Collector for OTLP over HTTP, such as `http://collector:4318`; `/v1/traces` is appended."),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, "must be a number from 0 to 1")
    .transform(Number)
    .default(1)
    .describe("Share of traces that are sent, from 0 to 1."),
};

type TraceVariables = z.output<z.ZodObject<typeof traceVariables>>;

export function toTraceSettings({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: TraceVariables): TraceSettings {
  return { ...(endpoint !== undefined && { endpoint: endpoint.replace(/(?<!\/)\/+$/, "") }), share };
}
