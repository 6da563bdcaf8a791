import type { Queryable } from "@zhian/database/database";

const everyMs = 60_000;

/** Delete expired rows. No limit looks back more than a day. */
const statements = [
  "DELETE FROM kept WHERE expires_at < now()",
  "DELETE FROM sms_code WHERE expires_at < now()",
  "DELETE FROM sms_send WHERE sent_at < now() - interval '1 day'",
  "DELETE FROM session WHERE expires_at < now() OR used_at < now() - interval '30 minutes'",
  "DELETE FROM preview_pass WHERE expires_at < now()",
  "DELETE FROM login_try WHERE last_at < now() - interval '1 day'",
];

export async function sweep(database: Queryable): Promise<void> {
  for (const statement of statements) await database.query(statement);
}

/** Sweeps every minute, until the returned function is called. */
export function startSweeping(database: Queryable, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sweep(database).catch(onError), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
