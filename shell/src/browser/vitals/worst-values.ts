import { plainPath } from "@zhian/contracts/locale";
import type { PageFragment } from "@zhian/contracts/page";
import { canonicalPath, matchesPattern } from "@zhian/contracts/routes";
import { maxValue, shellOwner } from "@zhian/contracts/vital-limits";
import type { VitalName } from "@zhian/contracts/vitals";
import type { Measured } from "@zhian/contracts/vitals-beacon";

/** The release that a value counts for; undefined for the shell. */
export type Owner = Pick<PageFragment, "name" | "version" | "routes"> | undefined;

/** The worst value of each vital for each fragment, with the page's route. */
export function createWorstValues() {
  const worst = new Map<string, Measured>();
  return {
    note(owner: Owner, vital: VitalName, value: number): void {
      const fragment = owner?.name ?? shellOwner;
      const key = fragment + vital;
      // Rejects NaN, too.
      if (!(value >= 0) || value <= (worst.get(key)?.value ?? -1)) return;
      const rounded = Math.min(maxValue, Math.round(value));
      worst.set(key, { fragment, version: owner?.version ?? "", vital, route: routeOf(owner), value: rounded });
    },
    all: () => [...worst.values()],
    clear: () => worst.clear(),
  };
}

/** The fragment's pattern that matches the current page; its first one if the fragment has left the page already. */
function routeOf(owner: Owner): string {
  const path = plainPath(canonicalPath(location.pathname));
  const own = owner?.routes.filter((pattern) => matchesPattern(pattern, path)) ?? [];
  // An exact pattern wins over prefixes, and the longest prefix over others.
  return (
    own.find((pattern) => pattern === path) ?? own.sort((a, b) => b.length - a.length)[0] ?? owner?.routes[0] ?? "/*"
  );
}
