import type { KeyList } from "@zhian/contracts/signing-keys";
import type { Log } from "@zhian/server/log";
import type { Metrics } from "../operate/metrics.ts";

/** Warnings that begin with `soon-` come early enough not to count as faults. */
export type KeyWarning =
  | "soon-list-expires"
  | "soon-no-key"
  | "list-expired"
  | "no-key-in-force"
  /** The key that signed the served snapshot has been revoked. */
  | "revoked-key-served";

const soonMs = 30 * 86_400_000;

/** Returns what the operator must do about a list, or should have done. */
export function warningsOf({ expires, keys }: KeyList, now: number): KeyWarning[] {
  const good = keys.filter(({ revoked }) => !revoked);
  const isInForce = good.some(({ notBefore, notAfter }) => Date.parse(notBefore) <= now && now < Date.parse(notAfter));
  const lastEnd = Math.max(...good.map(({ notAfter }) => Date.parse(notAfter)));
  const warnings: KeyWarning[] = [];
  if (Date.parse(expires) <= now) warnings.push("list-expired");
  else if (Date.parse(expires) - soonMs <= now) warnings.push("soon-list-expires");
  if (!isInForce) warnings.push("no-key-in-force");
  else if (lastEnd - soonMs <= now) warnings.push("soon-no-key");
  return warnings;
}

/** Reports each warning once, when it begins. */
export function createKeyWatch({ log, metrics }: { log: Log; metrics: Metrics }) {
  let told: ReadonlySet<KeyWarning> = new Set();

  return function check(warnings: readonly KeyWarning[]): void {
    const present = new Set(warnings);
    for (const warning of told) if (!present.has(warning)) metrics.keyWarnings.set({ warning }, 0);
    for (const warning of present) {
      metrics.keyWarnings.set({ warning }, 1);
      if (told.has(warning)) continue;
      const level = warning.startsWith("soon-") ? "warn" : "error";
      log[level](
        { event: "signing_keys.action_required", warning },
        "the signing keys require action: see docs/guides/signing-keys.md",
      );
    }
    told = present;
  };
}
