import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { currentRequestId } from "./request-id.ts";

// Uses only the OpenTelemetry API, which does nothing until a server has started to send traces (start-tracing.ts). Names of attributes
// follow its semantic conventions.

const tracer = () => trace.getTracer("zhian");

export interface RequestSpan {
  /** Everything that `work` starts belongs to the request. */
  run<T>(work: () => T): T;
  /** `route`: the pattern or the kind, not the address. */
  end(answer: { route: string; status: number }): void;
}

interface Asked {
  method: string;
  /** Without query: visitors' input is private. */
  path: string;
  requestId: string;
  /** Headers of one of our own servers, whose trace continues here. Never a visitor's, who must not control our records. */
  asker?: Record<string, unknown>;
}

/** Begins a request's span, from arrival to response. */
export function beginRequestSpan({ method, path, requestId, asker = {} }: Asked): RequestSpan {
  const parent = propagation.extract(ROOT_CONTEXT, asker);
  const attributes = { "http.request.method": method, "url.path": path, "zhian.request_id": requestId };
  const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const within = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(within, work),
    end({ route, status }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ "http.route": route, "http.response.status_code": status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

export interface PartSpan {
  /** For this part's calls to our own servers: the request's id, and its trace if one is recorded. */
  headers: Record<string, string>;
  end(result?: { failure?: string }): void;
}

/** Begins the span of a part of the current request's work. */
export function beginPart(name: string, attributes: Attributes): PartSpan {
  const span = tracer().startSpan(name, { kind: SpanKind.INTERNAL, attributes });
  return {
    headers: callHeaders(trace.setSpan(context.active(), span)),
    end({ failure } = {}) {
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

/** Like those of a part, for a call that the request itself makes. */
export function callHeaders(within = context.active()): Record<string, string> {
  const requestId = currentRequestId();
  const headers: Record<string, string> = requestId === undefined ? {} : { "x-request-id": requestId };
  propagation.inject(within, headers);
  return headers;
}
