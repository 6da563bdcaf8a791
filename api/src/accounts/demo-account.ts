import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import { readKeptSecret } from "../kept/keyed-hash.ts";
import type { AccountParts } from "./account-parts.ts";

export interface DemoAccount {
  username: string;
  password: string;
}

const demoUsername = "demo";
// Of the pattern, so that the account is like every other one; no message ever leaves for it.
const demoPhone = "19900000000";
const demoName = "演示";
const passwordBytes = 12;

type Parts = Pick<AccountParts, "database" | "accounts" | "passwords" | "seal" | "hash">;

/**
 * An account to try everything with, where nobody can be sent a message: its password is made at the first start, and shown in the
 * outbox. `onMade` is part of the transaction that makes it.
 */
export async function openDemoAccount(
  { database, accounts, passwords, seal, hash }: Parts,
  onMade: (tx: Queryable, accountId: string) => Promise<unknown>,
): Promise<DemoAccount> {
  const password = await readKeptSecret(database, "demo password", () =>
    randomBytes(passwordBytes).toString("base64url"),
  );
  const demo = { username: demoUsername, password };
  if (await accounts.findTyped(database, { kind: "name", key: demoUsername })) return demo;
  const hashed = await passwords.hash(password);
  await database.transaction(async (tx) => {
    const id = randomUUID();
    const outcome = await accounts.insert(tx, {
      id,
      username: demoUsername,
      usernameKey: demoUsername,
      phone: demoPhone,
      password: hashed,
      isDemo: true,
    });
    // Another process was first.
    if (outcome !== "made") return;
    await tx.query(
      `INSERT INTO certification (account, state, kind, name_sealed, number_hash, number_last, submitted_at, decided_at)
       VALUES ($1, 'personal', 'personal', $2, $3, '0000', now(), now())`,
      [id, seal.close(demoName), hash("identity number", "demo")],
    );
    await onMade(tx, id);
  });
  return demo;
}

/** Where messages are really sent, nobody may sign in with a password that was shown to everyone. */
export async function removeDemoAccount(database: Queryable): Promise<void> {
  await database.query("DELETE FROM account WHERE is_demo");
}
