import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import type { Seal } from "../secrets/seal.ts";
import type { Typed } from "./user-names.ts";

export interface Account {
  id: string;
  username: string;
  phone: string;
  /** The hash, as a PHC string. */
  password: string;
  passwordChangedAt: Date;
  madeAt: Date;
}

const rowSchema = z.object({
  id: z.string(),
  username: z.string(),
  phone_sealed: z.string(),
  password: z.string(),
  password_changed_at: z.date(),
  made_at: z.date(),
});
const columns = "id, username, phone_sealed, password, password_changed_at, made_at";

export interface NewAccount {
  id: string;
  username: string;
  usernameKey: string;
  phone: string;
  password: string;
  isDemo?: boolean;
  isEditor?: boolean;
}

export type InsertOutcome = "made" | "name-taken" | "phone-taken";

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Finds and stores accounts. Phones are encrypted in the database, and plain text here. */
export function createAccountStore(hash: KeyedHash, seal: Seal) {
  const phoneHash = (phone: string) => hash("account phone", phone);

  async function findTyped(database: Queryable, { kind, key }: Typed): Promise<Account | undefined> {
    return find(database, "username_key = $1 OR phone_hash = $2", [
      kind === "name" ? key : "",
      kind === "phone" ? phoneHash(key) : "",
    ]);
  }

  async function findById(database: Queryable, id: string): Promise<Account | undefined> {
    return find(database, "id = $1", [id]);
  }

  async function find(database: Queryable, where: string, values: readonly string[]): Promise<Account | undefined> {
    const [row] = z
      .array(rowSchema)
      .parse(await database.query(`SELECT ${columns} FROM account WHERE ${where}`, values));
    return (
      row && {
        id: row.id,
        username: row.username,
        phone: seal.open(row.phone_sealed),
        password: row.password,
        passwordChangedAt: row.password_changed_at,
        madeAt: row.made_at,
      }
    );
  }

  /** The database enforces unique names and phones: of two concurrent requests, one succeeds. */
  async function insert(tx: Queryable, account: NewAccount): Promise<InsertOutcome> {
    const { id, username, usernameKey, phone, password, isDemo = false, isEditor = false } = account;
    const rows = await tx.query(
      `INSERT INTO account (id, username, username_key, phone_hash, phone_sealed, password, is_demo, is_editor)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [id, username, usernameKey, phoneHash(phone), seal.close(phone), password, isDemo, isEditor],
    );
    if (rows.length === 1) return "made";
    const taken = await tx.query("SELECT id FROM account WHERE username_key = $1", [usernameKey]);
    return taken.length === 1 ? "name-taken" : "phone-taken";
  }

  async function setPassword(tx: Queryable, id: string, password: string): Promise<void> {
    await tx.query("UPDATE account SET password = $2, password_changed_at = clock_timestamp() WHERE id = $1", [
      id,
      password,
    ]);
  }

  return { findTyped, findById, insert, setPassword };
}
