import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fragmentNameSchema } from "@zhian/contracts/fragment";
import type { Queryable } from "@zhian/database/database";
import { errorCode } from "@zhian/server/read-error";
import * as z from "zod";
import { writeWhole } from "./files/durable.ts";
import { failpoints } from "./support/failpoints.ts";

const roles = ["publisher", "operator", "shell"] as const;
type Role = (typeof roles)[number];
const dayMs = 86_400_000;

export const newTokenSchema = z.strictObject({
  team: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be at most 40 lowercase letters, digits and dashes"),
  role: z.enum(roles),
  /** Names, or a single star for all. */
  fragments: z.union([z.tuple([z.literal("*")]), z.array(fragmentNameSchema).min(1).max(100)]),
  /** Validity in days; default: until it is revoked. */
  days: z.number().int().min(1).max(3650).optional(),
});
export type NewToken = z.output<typeof newTokenSchema>;

export interface Identity {
  id: string;
  team: string;
  role: Role;
  fragments: readonly string[];
}

interface TokenRow {
  id: string;
  team: string;
  role: Role;
  fragments: string;
  revoked_at: Date | null;
  expires_at: Date | null;
}

const columns = "id, team, role, fragments, revoked_at, expires_at";

/** A secret's token and its state; undefined for a secret that never was a token. */
type FoundToken = { state: "in force"; identity: Identity } | { state: "revoked" | "expired"; at: string };

export type Need = "publish" | "operate" | "administer" | "report";

/**
 * Publishers publish what their team owns, operators change what it serves; an operator of all fragments may make tokens and delete
 * old releases. Shells only report on releases.
 */
export function isAllowed({ role, fragments }: Identity, need: Need, fragment?: string): boolean {
  if (role === "shell" || need === "report") return role === "shell" && need === "report";
  const ownsAll = fragments.includes("*");
  if (need === "administer") return role === "operator" && ownsAll;
  if (need === "operate" && role !== "operator") return false;
  return ownsAll || (fragment !== undefined && fragments.includes(fragment));
}

/** For history and receipts: identifies the author without revealing the token. */
export function signatureOf({ team, id }: Identity): string {
  return `${team} (${id.slice(0, 8)})`;
}

/** The token itself is returned once, and stored only as a hash. */
export async function createToken(
  database: Queryable,
  { days, ...token }: NewToken,
  now: Date,
): Promise<{ id: string; token: string; expiresAt?: string }> {
  const secret = `zhf_${randomBytes(32).toString("base64url")}`;
  const expiresAt = days === undefined ? undefined : new Date(now.getTime() + days * dayMs);
  const id = await store(database, { ...token, secret, now, expiresAt });
  return { id, token: secret, ...(expiresAt && { expiresAt: expiresAt.toISOString() }) };
}

export async function listTokens(
  database: Queryable,
): Promise<(Identity & { createdAt: string; expiresAt?: string; isRevoked: boolean })[]> {
  const rows = await database.query<TokenRow & { created_at: Date }>(
    `select ${columns}, created_at from tokens order by created_at`,
  );
  return rows.map((row) => ({
    ...toIdentity(row),
    createdAt: row.created_at.toISOString(),
    ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
    isRevoked: row.revoked_at !== null,
  }));
}

/** Returns whether there was such a token to revoke. */
export async function revokeToken(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database.query(
    "update tokens set revoked_at = $2 where id = $1 and revoked_at is null returning id",
    [id, now],
  );
  return rows.length > 0;
}

export async function findToken(database: Queryable, token: string, now: Date): Promise<FoundToken | undefined> {
  const [row] = await database.query<TokenRow>(`select ${columns} from tokens where hash = $1`, [hashOf(token)]);
  return row && toFound(row, now);
}

export async function findTokenById(database: Queryable, id: string, now: Date): Promise<FoundToken | undefined> {
  const [row] = await database.query<TokenRow>(`select ${columns} from tokens where id = $1`, [id]);
  return row && toFound(row, now);
}

/** The holder of the token, if it is in force. */
export function identityOf(found: FoundToken | undefined): Identity | undefined {
  return found?.state === "in force" ? found.identity : undefined;
}

function toFound(row: TokenRow, now: Date): FoundToken {
  const { revoked_at: revokedAt, expires_at: expiresAt } = row;
  if (revokedAt) return { state: "revoked", at: revokedAt.toISOString() };
  if (expiresAt && expiresAt <= now) return { state: "expired", at: expiresAt.toISOString() };
  return { state: "in force", identity: toIdentity(row) };
}

/** Stores a token for the operator and one for shells in files that only the owner of the data directory can read. */
export async function ensureOwnTokens(database: Queryable, dataDir: string, now: Date): Promise<void> {
  await ensureToken(database, join(dataDir, "operator-token"), { team: "operators", role: "operator", now });
  failpoints.pass("start: operator token stored");
  await ensureToken(database, join(dataDir, "shell-token"), { team: "shells", role: "shell", now });
}

async function ensureToken(database: Queryable, file: string, token: Pick<NewToken, "team" | "role"> & { now: Date }) {
  const secret = (await readIfPresent(file))?.trim() || `zhf_${randomBytes(32).toString("base64url")}`;
  // The file first: a token in the database whose secret was lost in a crash would remain for ever.
  await writeWhole(file, `${secret}\n`, 0o600);
  await store(database, { ...token, fragments: ["*"], secret });
}

interface StoredToken extends Omit<NewToken, "days"> {
  secret: string;
  now: Date;
  expiresAt?: Date | undefined;
}

async function store(database: Queryable, token: StoredToken): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into tokens (id, hash, team, role, fragments, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (hash) do nothing`,
    [id, hashOf(token.secret), token.team, token.role, token.fragments.join(","), token.now, token.expiresAt ?? null],
  );
  return id;
}

function toIdentity({ id, team, role, fragments }: TokenRow): Identity {
  return { id, team, role, fragments: fragments.split(",") };
}

/** Tokens are 256 random bits: a fast hash cannot be reversed, and is a lookup key for the database. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
