import type { Queryable } from "@zhian/database/database";
import { refusal, refuse } from "../model/refusal.ts";
import { collected, findReceipt } from "../model/releases.ts";

/** Throws RefusedError unless the release was published and its files still exist. */
export async function requireRelease(tx: Queryable, name: string, version: string): Promise<void> {
  const receipt = await findReceipt(tx, name, version);
  if (receipt?.collectedAt !== undefined) throw refusal(collected(receipt));
  if (receipt) return;
  throw refuse(
    "unknown-release",
    `${name} ${version} was never published.`,
    `Publish it first: fragments publish ${name}`,
  );
}
