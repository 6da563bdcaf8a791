import type { EndpointData } from "@zhian/contracts/endpoints";
import type { Database, Queryable } from "@zhian/database/database";
import * as z from "zod";
import { dropSelfReferral } from "../partners/drop-self-referral.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import type { Seal } from "../secrets/seal.ts";
import { type CertificationEvent, type CertificationKind, nextStanding } from "./certification-states.ts";

export type Certification = EndpointData<"console.certification">;

export interface RealName {
  kind: CertificationKind;
  name: string;
  number: string;
}

const rowsSchema = z.array(
  z.object({
    state: z.enum(["submitted", "personal", "enterprise", "refused"]),
    kind: z.enum(["personal", "enterprise"]),
    name_sealed: z.string(),
    number_last: z.string(),
    submitted_at: z.date(),
    decided_at: z.date().nullable(),
    reason: z.string().nullable(),
  }),
);

/** The parts of a certification that the account's owner may see: never the whole name or number. */
export async function readCertification(
  { database, seal }: { database: Queryable; seal: Seal },
  accountId: string,
): Promise<Certification> {
  const [row] = rowsSchema.parse(
    await database.query(
      "SELECT state, kind, name_sealed, number_last, submitted_at, decided_at, reason FROM certification WHERE account = $1",
      [accountId],
    ),
  );
  if (!row) return { state: "none" };
  return {
    state: row.state,
    kind: row.kind,
    name: `${Array.from(seal.open(row.name_sealed))[0] ?? ""}*`,
    number: `****${row.number_last}`,
    submittedAt: row.submitted_at.toISOString(),
    ...(row.decided_at && { decidedAt: row.decided_at.toISOString() }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}

interface Parts {
  database: Database;
  hash: KeyedHash;
  seal: Seal;
}

const standingSchema = z.array(rowsSchema.element.pick({ state: true, kind: true }));
const lastPlaces = 4;

/** Submits a real name; false, without any change, if the state does not allow it. */
export async function submitRealName(
  { database, hash, seal }: Parts,
  accountId: string,
  given: RealName,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const isAllowed = nextStanding(await lockStanding(tx, accountId), { happens: "submitted", kind: given.kind });
    if (!isAllowed) return false;
    await tx.query(
      `INSERT INTO certification (account, state, kind, name_sealed, number_hash, number_last, submitted_at)
       VALUES ($1, 'submitted', $2, $3, $4, $5, clock_timestamp())
       ON CONFLICT (account) DO UPDATE SET state = 'submitted', kind = excluded.kind, name_sealed = excluded.name_sealed,
         number_hash = excluded.number_hash, number_last = excluded.number_last, submitted_at = excluded.submitted_at,
         decided_at = NULL, reason = NULL`,
      [
        accountId,
        given.kind,
        seal.close(given.name),
        hash("identity number", given.number),
        given.number.slice(-lastPlaces),
      ],
    );
    return true;
  });
}

export type Decision = { happens: "granted" } | { happens: "refused"; reason: string };

/** Applies an operator's decision; false when there is nothing to decide. */
export async function decideCertification(database: Database, accountId: string, decision: Decision): Promise<boolean> {
  return database.transaction(async (tx) => {
    const next = nextStanding(await lockStanding(tx, accountId), decision satisfies CertificationEvent);
    if (!next) return false;
    const reason = decision.happens === "refused" ? decision.reason : null;
    await tx.query(
      "UPDATE certification SET state = $2, decided_at = clock_timestamp(), reason = $3 WHERE account = $1",
      [accountId, next.state, reason],
    );
    if (decision.happens === "granted") await dropSelfReferral(tx, accountId);
    return true;
  });
}

/** Locks the account's row until the transaction ends: of two concurrent submissions, the second sees the first. */
async function lockStanding(tx: Queryable, accountId: string) {
  await tx.query("SELECT 1 AS one FROM account WHERE id = $1 FOR UPDATE", [accountId]);
  const [row] = standingSchema.parse(
    await tx.query("SELECT state, kind FROM certification WHERE account = $1", [accountId]),
  );
  return row ?? { state: "none" as const };
}
