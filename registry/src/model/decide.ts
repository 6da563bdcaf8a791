import { isDeepStrictEqual } from "node:util";
import type { Change } from "./change.ts";
import { type Channel, earlierRelease } from "./channel.ts";
import type { Served } from "./history.ts";
import type { Refusal } from "./refusal.ts";
import type { Steps } from "./steps.ts";

export type Decision =
  | { status: "change"; version: string; from?: string; served: Served; steps?: Steps }
  | { status: "nothing-to-do" }
  | { status: "refused"; refusal: Refusal };

/** The effect of a change on a channel. Pure: whether the release exists and fits is checked afterwards. */
export function decide(channel: Channel, change: Change): Decision {
  switch (change.action) {
    case "promote":
      return promote(channel, change);
    case "canary":
      return canary(channel, change);
    case "rollback":
      return rollback(channel, change.to);
    case "recall":
      return recall(channel, change.version);
  }
}

function promote(channel: Channel, { version, again }: { version: string; again?: boolean | undefined }): Decision {
  if (channel.stable === version && !channel.canary) return { status: "nothing-to-do" };
  if (channel.withdrawn.has(version) && !again) return withdrawn(version);
  return { status: "change", version, served: { stable: version } };
}

function canary(channel: Channel, change: Extract<Change, { action: "canary" }>): Decision {
  const { version, steps: shares, each, again } = change;
  const percent = change.percent ?? shares?.[0] ?? 0;
  const steps = shares && each !== undefined ? { shares, each } : undefined;
  if (channel.stable === undefined) {
    return conflict("no-stable-release", "No release of this fragment is served yet.", "Promote a release first.");
  }
  if (channel.stable === version) {
    return conflict("already-stable", `${version} is already served to everyone.`, "Choose another version.");
  }
  const isOut = channel.canary?.version === version && channel.canary.percent === percent;
  if (isOut && isDeepStrictEqual(channel.steps, steps)) return { status: "nothing-to-do" };
  if (channel.withdrawn.has(version) && !again) return withdrawn(version);
  const served = { stable: channel.stable, canary: { version, percent } };
  return { status: "change", version, served, ...(steps && { steps }) };
}

/** A canary is the latest release: rolling it back leaves the stable release unchanged. */
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
          `${to} was not served before the current release, or was rolled back.`,
          "See `fragments log`, or promote the version that you want.",
        );
  }
  return { status: "change", version: target, from: stable, served: { stable: target } };
}

/** A rollback of any release that was ever served here; a release no longer served stays unserved. */
function recall(channel: Channel, version: string | undefined): Decision {
  const { stable, canary, recalled } = channel;
  const concerned = version ?? canary?.version ?? stable;
  if (stable === undefined || concerned === undefined)
    return conflict("no-stable-release", "No release of this fragment is served yet.", "There is nothing to recall.");
  if (recalled.has(concerned)) return { status: "nothing-to-do" };
  if (concerned === canary?.version) return { status: "change", version: stable, from: concerned, served: { stable } };
  const next = concerned === stable ? earlierRelease(channel) : stable;
  if (next === undefined)
    return conflict(
      "no-earlier-release",
      `There is no earlier release to serve in place of ${concerned}.`,
      `Promote another release, then recall this one by its version: --version ${concerned}`,
    );
  const isKept = canary !== undefined && concerned !== stable;
  return { status: "change", version: next, from: concerned, served: { stable: next, ...(isKept && { canary }) } };
}

function allowedTarget({ stable, earlier, withdrawn }: Channel, to: string): string | undefined {
  return earlier.find((version) => version === to && version !== stable && !withdrawn.has(version));
}

function withdrawn(version: string): Decision {
  return conflict(
    "withdrawn",
    `${version} was rolled back here.`,
    "Publish a new version, or confirm with --again (`again: true`).",
  );
}

function conflict(code: Refusal["code"], message: string, remedy: string): Decision {
  return { status: "refused", refusal: { code, message, remedy } };
}
