import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { SignedIn } from "../http/caller.ts";
import { idleSeconds } from "./sessions.ts";

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    device: z.string(),
    address: z.string(),
    started_at: z.date(),
    used_at: z.date(),
    expires_at: z.date(),
  }),
);

/** The caller's live sessions, most recently used first. */
export async function listSessions(
  database: Queryable,
  { accountId, sessionId }: SignedIn,
): Promise<EndpointData<"account.sessions">> {
  const rows = await database.query(
    `SELECT id, device, address, started_at, used_at, expires_at FROM session
     WHERE account = $1 AND expires_at > clock_timestamp()
       AND used_at > clock_timestamp() - interval '${idleSeconds} seconds'
     ORDER BY used_at DESC, id LIMIT 100`,
    [accountId],
  );
  return {
    list: rowsSchema.parse(rows).map(({ id, device, address, ...row }) => ({
      id,
      device,
      address,
      startedAt: row.started_at.toISOString(),
      usedAt: row.used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      isOwn: id === sessionId,
    })),
  };
}

/** Ends only a session of the caller: another account's is left alone, without any sign that it exists. */
export async function revokeSession(database: Queryable, { accountId }: SignedIn, id: string): Promise<void> {
  await database.query("DELETE FROM session WHERE account = $1 AND id = $2", [accountId, id]);
}
