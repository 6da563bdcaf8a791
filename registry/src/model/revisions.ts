import type { Database } from "@zhian/database/database";
import * as z from "zod";
import { changesChannel } from "../change-environment.ts";

export interface Revisions {
  /** Returns the unsubscribe function. */
  subscribe(environment: string, hear: (revision: number) => void): () => void;
}

const payloadSchema = z.tuple([z.string(), z.number()]);

/** Forwards the database's notifications of changes, made by this process or by a replica. */
export async function openRevisions(database: Database, report: (error: Error) => void): Promise<Revisions> {
  const listeners = new Map<string, Set<(revision: number) => void>>();

  function tell(environment: string, revision: number): void {
    for (const hear of listeners.get(environment) ?? []) hear(revision);
  }

  async function tellAll(): Promise<void> {
    const rows = await database.query<{ name: string; revision: number }>("select name, revision from environments");
    for (const { name, revision } of rows) tell(name, revision);
  }

  await database.listen(changesChannel, (payload) => {
    if (payload === undefined) tellAll().catch(report);
    else tell(...payloadSchema.parse(JSON.parse(payload)));
  });

  return {
    subscribe(environment, hear) {
      const hearing = listeners.get(environment) ?? new Set();
      listeners.set(environment, hearing.add(hear));
      return () => void hearing.delete(hear);
    },
  };
}
