import type { Bench, Rule } from "./rule.ts";
import { accessibility } from "./rules/accessibility.ts";
import { arrival } from "./rules/arrival.ts";
import { currencySwitch } from "./rules/currency-switch.ts";
import { hydration } from "./rules/hydration.ts";
import { localeSwitch } from "./rules/locale-switch.ts";
import { mounts } from "./rules/mounts.ts";
import { policy } from "./rules/policy.ts";
import { server } from "./rules/server.ts";

/** The rules that the shell, other fragments and visitors rely on. */
export const rules: readonly Rule[] = [
  server,
  hydration,
  mounts,
  localeSwitch,
  currencySwitch,
  arrival,
  accessibility,
  policy,
];

export interface Judged {
  rule: string;
  what: string;
  outcome: "holds" | "broken" | "does not apply";
  /** Why it is broken. */
  faults: string[];
}

/** Checks one rule after another; a rule whose check throws counts as broken. */
export async function* checkFragment(bench: Bench, chosen: readonly Rule[]): AsyncGenerator<Judged> {
  for (const { name: rule, what, appliesTo, judge } of chosen) {
    if (!appliesTo(bench.subject)) yield { rule, what, outcome: "does not apply", faults: [] };
    else {
      const faults = await judge(bench).catch((error: unknown) => [`could not be checked: ${firstLine(error)}`]);
      yield { rule, what, outcome: faults.length === 0 ? "holds" : "broken", faults };
    }
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
}
