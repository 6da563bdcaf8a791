import { randomInt } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import { parseJson } from "@zhian/server/parse-json";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as z from "zod";
import { keepFirst } from "../expiring-store/expiring-store.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";

const lifeSeconds = 600;
/** A few seconds on a phone, about one on a computer; on the server, one derivation to create it and none to check it. */
const effort = { algorithm: "PBKDF2/SHA-256", cost: 2_000, counter: { least: 1_000, most: 3_000 } } as const;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(effort.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(effort.cost),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ session: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().regex(/^(?:[0-9a-f]{2}){1,64}$/) }),
});

interface Dependencies {
  database: Queryable;
  hash: KeyedHash;
}

/** Proof of work instead of a puzzle, for those who cannot see or move it. */
export function createWork({ database, hash }: Dependencies) {
  const secrets = {
    hmacSignatureSecret: hash("secret", "challenge"),
    hmacKeySignatureSecret: hash("secret", "derived key"),
  };

  function make(session: string): Promise<Challenge> {
    return createChallenge({
      ...secrets,
      algorithm: effort.algorithm,
      cost: effort.cost,
      counter: randomInt(effort.counter.least, effort.counter.most),
      deriveKey,
      expiresAt: new Date(Date.now() + lifeSeconds * 1_000),
      data: { session: hash("session", session) },
    });
  }

  /** Whether it is our challenge, for this session, solved, and not used before. */
  async function isDone(session: string, payload: string): Promise<boolean> {
    const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, "base64").toString("utf8")));
    if (!parsed.success) return false;
    const { challenge, solution } = parsed.data;
    const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
    if (!verified || challenge.parameters.data.session !== hash("session", session)) return false;
    return keepFirst(database, { key: `work:${challenge.signature}`, value: true, seconds: lifeSeconds });
  }

  return { make, isDone };
}

export type Work = ReturnType<typeof createWork>;
