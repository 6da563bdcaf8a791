import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "@zhian/database/database";
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { openImage } from "../testing/database-images.ts";
import { createWork, type Work } from "./work.ts";

let database: Database;
let work: Work;

beforeAll(async () => {
  database = await openImage("seeded");
  work = createWork({ database, hash: createKeyedHash("a secret of the tests") });
});

afterAll(() => database.close());

async function solved(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 1_000, timeout: 500_000 });
  if (!solution) throw new Error("No solution was found.");
  return solution;
}

const toPayload = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");

describe("proof of work instead of the puzzle", () => {
  it("B-A-26 counts once, and only for the session that requested it", async () => {
    const challenge = await work.make("me");
    const payload = toPayload({ challenge, solution: await solved(challenge) });
    expect(await work.isDone("you", payload)).toBe(false);
    const claims = await Promise.all([
      work.isDone("me", payload),
      work.isDone("me", payload),
      work.isDone("me", payload),
    ]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await work.isDone("me", payload)).toBe(false);
  });

  it("is rejected when forged", async () => {
    const challenge = await work.make("me");
    const solution = { counter: 1_234, derivedKey: "00".repeat(32) };
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: "00" } };
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    for (const claim of [
      { challenge, solution },
      { challenge: easier, solution },
      { challenge: later, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge, solution: { counter: 1, derivedKey: "" } },
      {},
      null,
    ]) {
      expect(await work.isDone("me", toPayload(claim))).toBe(false);
    }
    for (const payload of ["", "{}", "%%%", "x".repeat(8_000)]) expect(await work.isDone("me", payload)).toBe(false);
  });
});
