import * as z from "zod";
import type { Channel } from "./channel.ts";
import { earlierRelease } from "./channel.ts";
import type { Served } from "./history.ts";
import type { Refusal } from "./refusal.ts";

const version = z.string().max(60);
/** Shown in logs and tables of one line each: no line breaks or other control characters. */
export const reason = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u, "no control characters, no half characters");

export const changeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("promote"),
    version,
    reason,
    again: z.boolean().optional(),
    /** False: not to be taken back by the registry itself, however badly it does. */
    watch: z.boolean().optional(),
  }),
  z.strictObject({
    action: z.literal("canary"),
    version,
    percent: z.number().min(0).max(100),
    reason,
    again: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal("rollback"), to: version.optional(), reason }),
]);
export type Change = z.output<typeof changeSchema>;

/** What concerns every fragment of an environment at once. */
export const wholeChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({
    action: z.literal("restore"),
    /** Whose composition is to be served again. */
    revision: z.number().int().positive().max(2_147_483_647),
    reason,
    again: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal("freeze"), reason }),
  z.strictObject({ action: z.literal("unfreeze"), reason }),
]);
export type WholeChange = z.output<typeof wholeChangeSchema>;

export type Decision =
  | { status: "change"; version: string; from?: string; served: Served }
  | { status: "nothing-to-do" }
  | { status: "refused"; refusal: Refusal };

/** What a change makes of a channel. Pure: whether the release exists and fits is asked afterwards. */
export function decide(channel: Channel, change: Change): Decision {
  switch (change.action) {
    case "promote":
      return promote(channel, change);
    case "canary":
      return canary(channel, change);
    case "rollback":
      return rollback(channel, change.to);
  }
}

function promote(channel: Channel, { version, again }: { version: string; again?: boolean | undefined }): Decision {
  if (channel.stable === version && !channel.canary) return { status: "nothing-to-do" };
  if (channel.withdrawn.has(version) && !again) return withdrawn(version);
  return { status: "change", version, served: { stable: version } };
}

function canary(channel: Channel, change: Extract<Change, { action: "canary" }>): Decision {
  const { version, percent, again } = change;
  if (channel.stable === undefined) {
    return conflict("no-stable-release", "Nothing is served of this fragment yet.", "Promote a release first.");
  }
  if (channel.stable === version) {
    return conflict("already-stable", `${version} is served to everyone already.`, "Choose another version.");
  }
  if (channel.canary?.version === version && channel.canary.percent === percent) return { status: "nothing-to-do" };
  if (channel.withdrawn.has(version) && !again) return withdrawn(version);
  return { status: "change", version, served: { stable: channel.stable, canary: { version, percent } } };
}

/** With a canary out, that is what was released last: taking it back leaves the stable release alone. */
function rollback(channel: Channel, to: string | undefined): Decision {
  const { stable, canary } = channel;
  if (stable !== undefined && canary && (to === undefined || to === stable)) {
    return { status: "change", version: stable, from: canary.version, served: { stable } };
  }
  const target = to === undefined ? earlierRelease(channel) : allowedTarget(channel, to);
  if (stable === undefined || target === undefined) {
    return to === undefined
      ? conflict(
          "no-earlier-release",
          "There is no earlier release to go back to.",
          "Promote the version that you want.",
        )
      : conflict(
          "not-an-earlier-release",
          `${to} was not served before the present release, or was taken back.`,
          "See `fragments log`, or promote the version that you want.",
        );
  }
  return { status: "change", version: target, from: stable, served: { stable: target } };
}

function allowedTarget({ stable, earlier, withdrawn }: Channel, to: string): string | undefined {
  return earlier.find((version) => version === to && version !== stable && !withdrawn.has(version));
}

function withdrawn(version: string): Decision {
  return conflict(
    "withdrawn",
    `${version} was taken back here.`,
    "Publish a new version, or say that you mean it with --again (`again: true`).",
  );
}

function conflict(code: Refusal["code"], message: string, remedy: string): Decision {
  return { status: "refused", refusal: { code, message, remedy } };
}
