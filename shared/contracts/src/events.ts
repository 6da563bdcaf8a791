import * as z from "zod/mini";

/** Every event that may cross a fragment's boundary. Names are past tense; an event is a moment and is never replayed. */
export const siteEvents = {
  /** The shell has moved to another address; `path` keeps its query. */
  "route.changed": z.object({ path: z.string(), locale: z.enum(["en", "zh"]) }),
  "error.raised": z.object({ message: z.string(), statusCode: z.number() }),
  "toast.shown": z.object({
    kind: z.enum(["success", "info", "warning", "error"]),
    message: z.string().check(z.maxLength(300)),
  }),
  "calculator.requested": z.object({ systemNum: z.optional(z.number()), rank: z.optional(z.enum(["二级", "三级"])) }),
  "session.ended": z.object({ reason: z.enum(["logged-out", "refused"]) }),
} as const;

export type EventName = keyof typeof siteEvents;
export type EventPayload<Name extends EventName> = z.output<(typeof siteEvents)[Name]>;
export const eventNames = Object.keys(siteEvents) as EventName[];
