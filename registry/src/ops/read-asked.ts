import { fragmentNameSchema } from "@zhian/contracts/fragment";
import * as z from "zod";
import { type Change, changeSchema, type WholeChange, wholeChangeSchema } from "../model/change.ts";
import { everything } from "../model/history.ts";
import { versionSchema } from "../model/version.ts";

/** An empty field is none, and not a zero. */
const number = z.string().trim().min(1).pipe(z.coerce.number());
const revision = number.pipe(z.number().int().max(2_147_483_647));

/** The fields of an address or a form that ask for a change. */
const askedSchema = z.object({
  action: z.enum(["promote", "canary", "rollback", "restore", "freeze", "unfreeze"]),
  fragment: z.union([fragmentNameSchema, z.literal(everything)]).default(everything),
  version: versionSchema.optional(),
  percent: number.pipe(z.number().min(0).max(100)).optional(),
  /** Of a restore. */
  revision: revision.pipe(z.number().positive()).optional(),
  again: z.literal("true").optional(),
  reason: z.string().max(2000).optional(),
});
export type Asked = z.output<typeof askedSchema>;

/** What a form sends besides: what was seen, and a key of its own. */
export const sentSchema = askedSchema.extend({
  seen: revision.pipe(z.number().min(0)),
  key: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
});

export function readAsked(query: unknown): Asked | undefined {
  return askedSchema.safeParse(query).data;
}

/** The change that is asked for; undefined when a field is missing or its reason is none. */
export function toChange(asked: Asked, reason: string): Change | WholeChange | undefined {
  const { action, version, percent, revision } = asked;
  const again = asked.again && { again: true };
  const isWhole = action === "restore" || action === "freeze" || action === "unfreeze";
  if (isWhole !== (asked.fragment === everything)) return undefined;
  switch (action) {
    case "promote":
      return changeSchema.safeParse({ action, version, reason, ...again }).data;
    case "canary":
      return changeSchema.safeParse({ action, version, percent: percent ?? 10, reason, ...again }).data;
    case "rollback":
      return changeSchema.safeParse({ action, reason }).data;
    case "restore":
      return wholeChangeSchema.safeParse({ action, revision, reason, ...again }).data;
    case "freeze":
    case "unfreeze":
      return wholeChangeSchema.safeParse({ action, reason }).data;
  }
}
