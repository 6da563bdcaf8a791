import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { DomainStatus } from "@zhian/contracts/domain";
import type { WantedName } from "@zhian/domains/read-word";
import type { Availability } from "./availability.ts";
import { soldEnding } from "./endings.ts";

/** Prefixes of names with a fixed state, so that each state can be seen. */
const shown: readonly [beginning: string, status: DomainStatus][] = [
  ["taken-", "REGISTERED"],
  ["premium-", "PREMIUM"],
  ["unsure-", "UNKNOWN"],
  ["late-", "TIMEOUT"],
  ["free-", "UNREGISTERED"],
];
const words = new Set(
  (
    "app art bank bar bike blog book box cafe car chat city clinic cloud code coffee data design doctor dog eco energy " +
    "farm fashion film fish fit food fun game garden gold green health help home hotel house ink island jakarta java job " +
    "kopi lab law learn life link live love map market media moon music news ocean paper photo phone pizza play rice " +
    "river school sea secure shop sky smart solar star store study sun taxi tea team tech test toko tour travel water wind world yoga"
  ).split(" "),
);

/** Timeout for a name that begins with `late-`: the same as for a registry that hangs. */
const lateMs = 2_000;

/** The embedded directory, with made-up data that is the same at every start. */
export function createDirectory(): Availability {
  return {
    isDemo: true,
    async statusOf(name, { signal }) {
      const status = signal.aborted ? "TIMEOUT" : statusIn(name);
      // Stops waiting when the caller has left.
      if (status === "TIMEOUT") await pause(lateMs, undefined, { signal }).catch(() => undefined);
      return status;
    },
    close: () => undefined,
  };
}

function statusIn({ label, ending, ascii }: WantedName): DomainStatus {
  const fixed = shown.find(([beginning]) => label.startsWith(beginning));
  if (fixed) return fixed[1];
  // In other scripts, even short names are sold at the usual price.
  if (ascii.startsWith(`${label}.`) && label.length <= (soldEnding(ending)?.premiumLength ?? 0)) return "PREMIUM";
  if (words.has(label) || /^[a-z0-9]{1,3}$/.test(label)) return "REGISTERED";
  // 0 to 99, always the same for one name.
  const draw = createHash("sha256").update(ascii).digest().readUInt32BE() % 100;
  if (draw < 24) return "REGISTERED";
  if (draw < 26) return "PREMIUM";
  return "UNREGISTERED";
}
