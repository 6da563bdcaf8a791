import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import { readKeptSecret } from "../secrets/keyed-hash.ts";
import type { AccountParts } from "./account-parts.ts";

export interface DemoAccount {
  username: string;
  password: string;
}

// Valid phone numbers, so that these accounts are like any other; no message is ever sent to them.
const customer = { username: "demo", phone: "19900000000", name: "演示", isEditor: false };
const editor = { username: "editor", phone: "19900000001", name: "演示编辑", isEditor: true };
const passwordBytes = 12;

type Parts = Pick<AccountParts, "database" | "accounts" | "passwords" | "seal" | "hash">;

/**
 * Creates the demo accounts of a customer and an editor, for installations that send no messages. Their passwords are generated at the
 * first start, and shown in the outbox. `onCustomer` runs in the transaction that creates the customer's.
 */
export async function openDemoAccounts(
  parts: Parts,
  onCustomer: (tx: Queryable, accountId: string) => Promise<unknown>,
): Promise<DemoAccount[]> {
  return [await open(parts, customer, onCustomer), await open(parts, editor, async () => undefined)];
}

async function open(
  { database, accounts, passwords, seal, hash }: Parts,
  { username, phone, name, isEditor }: typeof customer,
  onMade: (tx: Queryable, accountId: string) => Promise<unknown>,
): Promise<DemoAccount> {
  const password = await readKeptSecret(database, `${username} password`, () =>
    randomBytes(passwordBytes).toString("base64url"),
  );
  const demo = { username, password };
  if (await accounts.findTyped(database, { kind: "name", key: username })) return demo;
  const hashed = await passwords.hash(password);
  await database.transaction(async (tx) => {
    const id = randomUUID();
    const account = { id, username, usernameKey: username, phone, password: hashed };
    const outcome = await accounts.insert(tx, { ...account, isDemo: true, isEditor });
    // Another process was first.
    if (outcome !== "made") return;
    await tx.query(
      `INSERT INTO certification (account, state, kind, name_sealed, number_hash, number_last, submitted_at, decided_at)
       VALUES ($1, 'personal', 'personal', $2, $3, '0000', now(), now())`,
      [id, seal.close(name), hash("identity number", username)],
    );
    await onMade(tx, id);
  });
  return demo;
}

/** For installations that send real messages: no one may sign in with a publicly shown password. */
export async function removeDemoAccounts(database: Queryable): Promise<void> {
  await database.query("DELETE FROM account WHERE is_demo");
}
