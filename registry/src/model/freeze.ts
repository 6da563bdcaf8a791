import type { Queryable } from "@zhian/database/database";
import type { WholeChange } from "./change.ts";
import { everything, type HistoryEntry, readEntry } from "./history.ts";
import { refuse } from "./refusal.ts";

/** The entry that froze the environment, if it is frozen now. */
export async function readFreeze(database: Queryable, environment: string): Promise<HistoryEntry | undefined> {
  const [row] = await database.query<{ entry: string }>(
    "select entry from history where environment = $1 and fragment = $2 order by revision desc limit 1",
    [environment, everything],
  );
  const last = row && readEntry(row.entry);
  return last?.action === "freeze" ? last : undefined;
}

/** A frozen environment still permits rollbacks and recalls of a bad release. Throws RefusedError. */
export function requireThawed(freeze: HistoryEntry | undefined, action: HistoryEntry["action"]): void {
  if (!freeze || ["rollback", "recall", "freeze", "unfreeze"].includes(action)) return;
  throw refuse(
    "frozen",
    `${freeze.environment} was frozen at revision ${freeze.revision} by ${freeze.by}: "${freeze.reason}".`,
    "Only rollbacks and recalls are allowed. For anything else, unfreeze it first: fragments unfreeze",
  );
}

/** Empty if the environment is in the requested state already. */
export function freezeDraft(freeze: HistoryEntry | undefined, { action }: WholeChange) {
  return (freeze !== undefined) === (action === "freeze") ? [] : [{ fragment: everything }];
}
