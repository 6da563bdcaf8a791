import type { Slot } from "@zhian/contracts/slots";
import { sessionDraft } from "@zhian/fragment/session-draft";
import type { Remotes } from "../fragments/remotes.ts";
import { putBackTyped, readTyped, type Typed } from "./typed.ts";

/** What a document saves for the next one. */
interface Kept {
  /** Releases for which the tab was reloaded: once each, or a stale cache would make it reload for ever. */
  recalled: string[];
  pathname: string;
  typed: Typed[];
}

interface TabParts {
  slots: ReadonlyMap<Slot, HTMLElement>;
  touched: Pick<WeakSet<EventTarget>, "has">;
}

const keptKey = "zhian:over-recall";
// Only ever written below.
const draft = sessionDraft(keptKey, (kept) => kept as Kept);

/** The first of the recalled releases that this document has run: evaluated code cannot be unloaded. */
export function evaluatedOf(recalled: readonly string[], remotes: Pick<Remotes, "hasRun">): string | undefined {
  return recalled.find((key) => remotes.hasRun(key));
}

/** Saves what was typed, and reloads the document. False if that was done for this release already, or is impossible now. */
export function reloadFor(release: string, { slots, touched }: TabParts): boolean {
  const recalled = draft.read()?.recalled ?? [];
  if (recalled.includes(release) || !navigator.onLine) return false;
  draft.write({
    recalled: [...recalled.slice(-9), release],
    pathname: location.pathname,
    typed: readTyped([...slots.values()], touched),
  });
  location.reload();
  return true;
}

/** Restores the typed values. Runs in the next document. */
export function putBackKept({ slots }: Pick<TabParts, "slots">): void {
  const kept = draft.read();
  if (!kept || kept.pathname !== location.pathname || kept.typed.length === 0) return;
  draft.write({ ...kept, typed: [] });
  putBackTyped([...slots.values()], kept.typed);
}
