import { randomInt, timingSafeEqual } from "node:crypto";
import { codeLength } from "@zhian/contracts/quote-rules";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { KeyedHash } from "../secrets/keyed-hash.ts";

const lifeSeconds = 600;
const mostTries = 5;
const foundSchema = z.array(z.object({ code: z.string() }));

export type CodePurpose = "quote" | "login" | "register" | "reset" | "cooperation";

interface Claim {
  phone: string;
  /** The code's purpose; it is valid for no other. */
  purpose: CodePurpose;
  code: string;
}

export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
}

/** One-time codes: one live code for a phone and a purpose, valid for ten minutes and five tries. Stored as keyed hashes. */
export function createCodes(hash: KeyedHash) {
  const hashOf = ({ phone, purpose, code }: Claim) => hash("code", `${purpose} ${phone} ${code}`);

  /** Stores a code, replacing the previous one. */
  async function store(database: Queryable, claim: Claim): Promise<void> {
    await database.query(
      `INSERT INTO sms_code (phone, purpose, code, tries, expires_at)
       VALUES ($1, $2, $3, 0, clock_timestamp() + make_interval(secs => $4::float8))
       ON CONFLICT (phone, purpose) DO UPDATE SET code = excluded.code, tries = 0, expires_at = excluded.expires_at`,
      [hash("phone", claim.phone), claim.purpose, hashOf(claim), lifeSeconds],
    );
  }

  /**
   * Whether this is the phone's live code; counts as a try. Takes the same steps whatever is wrong, and locks the row until the transaction
   * ends: of two concurrent claims, the second sees the result of the first.
   */
  async function check(tx: Queryable, claim: Claim): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE sms_code SET tries = tries + 1
       WHERE phone = $1 AND purpose = $2 AND tries < $3 AND expires_at > clock_timestamp() RETURNING code`,
      [hash("phone", claim.phone), claim.purpose, mostTries],
    );
    const [row] = foundSchema.parse(rows);
    const given = Buffer.from(hashOf(claim));
    const isSame = timingSafeEqual(given, row ? Buffer.from(row.code) : Buffer.alloc(given.length));
    return row !== undefined && isSame;
  }

  /** Checks whether there is a code to try, without counting a try. */
  async function isLive(database: Queryable, { phone, purpose }: Pick<Claim, "phone" | "purpose">): Promise<boolean> {
    const rows = await database.query(
      "SELECT 1 AS one FROM sms_code WHERE phone = $1 AND purpose = $2 AND tries < $3 AND expires_at > clock_timestamp()",
      [hash("phone", phone), purpose, mostTries],
    );
    return rows.length > 0;
  }

  async function forget(database: Queryable, { phone, purpose }: Pick<Claim, "phone" | "purpose">): Promise<void> {
    await database.query("DELETE FROM sms_code WHERE phone = $1 AND purpose = $2", [hash("phone", phone), purpose]);
  }

  return { store, check, isLive, forget };
}

export type Codes = ReturnType<typeof createCodes>;
