import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

export interface Passkey {
  id: string;
  accountId: string;
  /** A COSE key, in base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  relyingParty: string;
}

const keySchema = z.array(
  z.object({
    id: z.string(),
    account: z.string(),
    public_key: z.string(),
    counter: z.string().transform(Number),
    transports: z.string(),
    relying_party: z.string(),
  }),
);
const listSchema = z.array(
  z.object({ id: z.string(), name: z.string(), made_at: z.date(), used_at: z.date().nullable() }),
);

export async function findPasskey(tx: Queryable, id: string): Promise<Passkey | undefined> {
  const [row] = keySchema.parse(
    await tx.query(
      "SELECT id, account, public_key, counter::text, transports, relying_party FROM passkey WHERE id = $1 FOR UPDATE",
      [id],
    ),
  );
  return (
    row && {
      id: row.id,
      accountId: row.account,
      publicKey: row.public_key,
      counter: row.counter,
      transports: row.transports.split(",").filter(Boolean),
      relyingParty: row.relying_party,
    }
  );
}

/** Returns false if the key is already registered, or the account has the maximum number. */
export async function storePasskey(
  tx: Queryable,
  { name, most, ...key }: Passkey & { name: string; most: number },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO passkey (id, account, name, public_key, counter, transports, relying_party)
     SELECT $1, $2, $3, $4, $5::bigint, $6, $7 WHERE (SELECT count(*) FROM passkey WHERE account = $2) < $8::int
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [key.id, key.accountId, name, key.publicKey, key.counter, key.transports.join(","), key.relyingParty, most],
  );
  return rows.length === 1;
}

export async function noteUse(tx: Queryable, id: string, counter: number): Promise<void> {
  await tx.query("UPDATE passkey SET counter = $2::bigint, used_at = clock_timestamp() WHERE id = $1", [id, counter]);
}

export async function removePasskey(database: Queryable, accountId: string, id: string): Promise<void> {
  await database.query("DELETE FROM passkey WHERE account = $1 AND id = $2", [accountId, id]);
}

/** An account's passkeys, oldest first. */
export async function listPasskeys(database: Queryable, accountId: string): Promise<EndpointData<"passkey.list">> {
  const rows = await database.query(
    "SELECT id, name, made_at, used_at FROM passkey WHERE account = $1 ORDER BY made_at, id",
    [accountId],
  );
  return {
    list: listSchema.parse(rows).map(({ id, name, made_at, used_at }) => ({
      id,
      name,
      madeAt: made_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
  };
}
