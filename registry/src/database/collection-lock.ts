import type { Queryable } from "@zhian/database/database";

const lockNumber = 7_262_082;

/** Held to the end of the transaction by whoever deletes files: no release is recorded meanwhile. */
export async function lockForCollection(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [lockNumber]);
}

/** Held by whoever records a release, whose files are in the store before anybody can see that they are needed. */
export async function lockForRecording(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock_shared($1)", [lockNumber]);
}
