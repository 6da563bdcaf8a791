import { createHmac, randomBytes } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";

/** Makes equal texts recognisable without storing them. Hashes for different purposes never coincide. */
export type KeyedHash = (purpose: string, text: string) => string;

export function createKeyedHash(secret: string): KeyedHash {
  return (purpose, text) => createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** The key for hashes and signatures: the configured one, or one stored in the database at the first start and shared by all processes. */
export async function readSecret(database: Queryable, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  return readKeptSecret(database, "hash", () => randomBytes(32).toString("base64url"));
}

/** A secret by its name, created and stored in the database at the first start. */
export async function readKeptSecret(database: Queryable, name: string, make: () => string): Promise<string> {
  await database.query("INSERT INTO server_secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", [
    name,
    make(),
  ]);
  const rows = await database.query("SELECT value FROM server_secret WHERE name = $1", [name]);
  const [row] = z.array(z.object({ value: z.string() })).parse(rows);
  if (row === undefined) throw new Error(`The server's secret ${name} is missing from the database.`);
  return row.value;
}
