import { headSchema } from "@zhian/contracts/head";
import { slots } from "@zhian/contracts/slots";
import * as z from "zod/mini";
import { type FromWorker, failureReasons, leftoverKinds, maxAnswerBytes } from "../protocol/messages.ts";

const id = z.int();
/** Shared memory is refused, since it could still change. */
const isPart = (value: unknown) =>
  value instanceof Uint8Array && value.buffer instanceof ArrayBuffer && value.byteLength <= maxAnswerBytes;
const part = z.custom<Uint8Array<ArrayBuffer>>(isPart, `must be at most ${maxAnswerBytes} bytes`);
const bySlot = z.partialRecord(z.enum(slots), part);
const decision = z.object({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  redirect: z.optional(z.string()),
  head: z.optional(headSchema),
  chunks: z.array(z.string()),
  hasPage: z.optional(z.boolean()),
});
const leftover = z.object({ kind: z.enum(leftoverKinds), count: z.optional(z.int()), detail: z.string() });

const schema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({
    type: z.literal("call"),
    id,
    call: z.int(),
    name: z.string(),
    query: z.optional(z.unknown()),
    body: z.optional(z.unknown()),
  }),
  z.object({ type: z.literal("decided"), id, decision }),
  z.object({ type: z.literal("done"), id, parts: z.object({ html: bySlot, data: bySlot }) }),
  z.object({ type: z.literal("failed"), id, reason: z.enum(failureReasons), message: z.string() }),
  z.object({ type: z.literal("polluted"), id, message: z.string() }),
  z.object({ type: z.literal("left"), id: z.optional(id), left: z.array(leftover) }),
]);

/** A message that does not match the schema; `id`: the render that it names, if any. */
export interface Unreadable {
  type: "unreadable";
  id: number | undefined;
  fault: string;
}

/** A release controls what its worker sends: nothing is used before it is validated. */
export function readWorkerMessage(message: unknown): FromWorker | Unreadable {
  const read = z.safeParse(schema, message);
  if (read.success) return read.data as FromWorker;
  const named = z.safeParse(z.object({ id }), message);
  return { type: "unreadable", id: named.data?.id, fault: z.prettifyError(read.error).slice(0, 1000) };
}
