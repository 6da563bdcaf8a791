import type { Queryable } from "@zhian/database/database";

const lockNumber = 7_262_082;

/** Held from the deletion of files until the end of the transaction: no release is recorded meanwhile. */
export async function lockForCollection(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1)", [lockNumber]);
}

/** Held while a release is recorded: its files are stored before a record shows that they are needed. */
export async function lockForRecording(tx: Queryable): Promise<void> {
  await tx.query("select pg_advisory_xact_lock_shared($1)", [lockNumber]);
}
