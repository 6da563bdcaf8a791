import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { markStatement } from "./request-id.ts";

const tracer = () => trace.getTracer("zhian");

/** Runs a statement with the id of the current request, and as a span of its trace. Values are in neither. */
export async function runStatement<T>(sql: string, run: (marked: string) => Promise<T>): Promise<T> {
  const marked = markStatement(sql);
  // Work outside of a request, such as cleanup, is not traced.
  if (!trace.getActiveSpan()?.isRecording()) return run(marked);
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "SQL";
  const attributes = { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": sql };
  const span = tracer().startSpan(operation, { kind: SpanKind.CLIENT, attributes });
  try {
    return await run(marked);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    span.end();
  }
}
