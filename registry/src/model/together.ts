import type { Change } from "./change.ts";
import type { ServingEntry } from "./history.ts";
import { refuse } from "./refusal.ts";

/** Another fragment's change, made together with the requested one. */
export interface Member {
  fragment: string;
  change: Change;
}

type ByFragment = ReadonlyMap<string, ServingEntry>;

/**
 * The other fragments that a change moves: those that it names, and those released together with what is served. No visitor may get one
 * without the other. Throws RefusedError for a change that would separate them; a rollback never does.
 */
export function membersOf(served: ByFragment, fragment: string, change: Change): Member[] {
  const companions = companionsOf(served, fragment);
  const canary = served.get(fragment)?.served.canary;
  if (change.action === "rollback") {
    return companions.map((name) => ({ fragment: name, change: { action: "rollback", reason: change.reason } }));
  }
  if (change.action === "canary" && change.with) return namedMembers(fragment, change, canary ? companions : []);
  if (!canary || companions.length === 0) return [];
  if (change.version !== canary.version) throw partsThem(fragment, canary.version, companions);
  return companions.map((name) => ({
    fragment: name,
    change: { ...change, version: served.get(name)?.served.canary?.version ?? "" },
  }));
}

/** Fragments moved by the last change of this one, and by none since. */
export function companionsOf(served: ByFragment, fragment: string): string[] {
  const entry = served.get(fragment);
  if (!entry?.with || entry.action === "rollback") return [];
  return entry.with.filter((name) => {
    const other = served.get(name);
    return (
      other?.with?.includes(fragment) && (other.served.canary !== undefined) === (entry.served.canary !== undefined)
    );
  });
}

/** The key that assigns visitors when these fragments move together: visitors already included stay included. */
export function keyOf(served: ByFragment, fragments: readonly string[]): string | undefined {
  const keys = fragments.map((name) => {
    const canary = served.get(name)?.served.canary;
    return canary && (canary.key ?? name);
  });
  return keys.find((key) => key !== undefined) ?? fragments[0];
}

function namedMembers(
  fragment: string,
  change: Extract<Change, { action: "canary" }>,
  companions: readonly string[],
): Member[] {
  const { with: named = [], ...own } = change;
  const names = [fragment, ...named.map((one) => one.fragment)];
  if (new Set(names).size < names.length) {
    throw refuse("bad-request", "A fragment is named twice.", "Name each fragment only once.");
  }
  if (companions.some((name) => !names.includes(name))) throw partsThem(fragment, own.version, companions);
  return named.map((one) => ({ fragment: one.fragment, change: { ...own, version: one.version } }));
}

function partsThem(fragment: string, version: string, companions: readonly string[]) {
  return refuse(
    "moves-together",
    `${fragment} ${version} is rolled out together with ${companions.join(", ")}, and this would separate them.`,
    "Roll the canary back first, or name all of them with --with.",
  );
}
