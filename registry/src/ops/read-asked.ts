import { fragmentNameSchema } from "@zhian/contracts/fragment";
import * as z from "zod";
import { type Change, changeSchema, type WholeChange, wholeChangeSchema } from "../model/change.ts";
import { everything } from "../model/history.ts";
import { percentSchema } from "../model/percent.ts";
import { versionSchema } from "../model/version.ts";
import { parseInput } from "../routes/answers.ts";

/** An empty field counts as missing, not as zero. */
const number = z.string().trim().min(1).pipe(z.coerce.number());
const revision = number.pipe(z.number().int().max(2_147_483_647));

/** Fields of a URL or a form that request a change. */
const askedSchema = z.object({
  action: z.enum(["promote", "canary", "rollback", "recall", "restore", "freeze", "unfreeze"]),
  fragment: z.union([fragmentNameSchema, z.literal(everything)]).default(everything),
  version: versionSchema.optional(),
  percent: number.pipe(percentSchema).optional(),
  /** Shares separated by commas; an empty field counts as missing. */
  steps: z.string().max(100).optional(),
  /** Minutes. */
  each: z.string().max(10).optional(),
  /** Releases as NAME@VERSION, separated by commas; an empty field counts as missing. */
  with: z.string().max(500).optional(),
  /** For a restore. */
  revision: revision.pipe(z.number().positive()).optional(),
  again: z.literal("true").optional(),
  reason: z.string().max(2000).optional(),
});
export type Asked = z.output<typeof askedSchema>;

/** Additional fields of a form: the revision seen, and an idempotency key. */
export const sentSchema = askedSchema.extend({
  seen: revision.pipe(z.number().min(0)),
  key: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
});

export function readAsked(query: unknown): Asked | undefined {
  return askedSchema.safeParse(query).data;
}

/** The requested change; undefined when a field is missing or its reason is invalid. Throws RefusedError for invalid shares. */
export function toChange(asked: Asked, reason: string): Change | WholeChange | undefined {
  const { action, version, revision } = asked;
  const again = asked.again && { again: true };
  const isWhole = action === "restore" || action === "freeze" || action === "unfreeze";
  if (isWhole !== (asked.fragment === everything)) return undefined;
  switch (action) {
    case "promote":
      return changeSchema.safeParse({ action, version, reason, ...again }).data;
    case "canary":
      return toCanary({ action, version, ...sharesOf(asked), ...withOf(asked), ...again }, reason);
    case "rollback":
      return changeSchema.safeParse({ action, reason }).data;
    case "recall":
      return changeSchema.safeParse({ action, version, reason }).data;
    case "restore":
      return wholeChangeSchema.safeParse({ action, revision, reason, ...again }).data;
    case "freeze":
    case "unfreeze":
      return wholeChangeSchema.safeParse({ action, reason }).data;
  }
}

/** Faults in the steps are reported separately from those in the reason. */
function toCanary(canary: object, reason: string): Change | undefined {
  parseInput(changeSchema, { ...canary, reason: "looked at apart" });
  return changeSchema.safeParse({ ...canary, reason }).data;
}

/** With steps, the form's share is ignored. */
function sharesOf({ percent, steps = "", each = "" }: Asked) {
  if (steps.trim() === "") return { percent: percent ?? 10 };
  return { steps: steps.split(/[,，]/).map((one) => number.safeParse(one).data), each: number.safeParse(each).data };
}

function withOf({ with: named = "" }: Asked) {
  if (named.trim() === "") return {};
  return {
    with: named.split(/[,，]/).map((one) => {
      const [fragment, version] = one.trim().split("@");
      return { fragment, version };
    }),
  };
}
