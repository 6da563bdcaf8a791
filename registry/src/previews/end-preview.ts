import type { Queryable } from "@zhian/database/database";
import type { FastifyBaseLogger } from "fastify";
import { refuse } from "../model/refusal.ts";
import { revokePreview, type StoredPreview } from "./preview-store.ts";

interface Ending {
  by: string;
  now: Date;
  log: FastifyBaseLogger;
}

/** Ends a preview. Throws RefusedError when it was not in force. */
export async function endPreview(
  database: Queryable,
  { id, environment }: Pick<StoredPreview, "id" | "environment">,
  { by, now, log }: Ending,
): Promise<void> {
  if (!(await revokePreview(database, { id, environment }, { by, now })))
    throw refuse("unknown-preview", "There is no such active preview.", "See `fragments preview list`.");
  log.info({ event: "preview.revoked", environment, preview: id, by }, "a preview was revoked");
}
