import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Database } from "@zhian/database/database";
import { createKeyedHash } from "../secrets/keyed-hash.ts";
import { openImage } from "../testing/database-images.ts";
import { humanTrail } from "../testing/human-trail.ts";
import { createPuzzles, type Puzzles } from "./puzzles.ts";

let database: Database;
let puzzles: Puzzles;

beforeAll(async () => {
  database = await openImage("seeded");
  puzzles = createPuzzles({ database, hash: createKeyedHash("a secret of the tests") });
});

afterAll(() => database.close());

/** A puzzle made some seconds ago, as if a person had looked at it. */
async function lookedAt({ seconds = 10 } = {}) {
  const { id } = await puzzles.make("me");
  await database.query("UPDATE kept SET expires_at = expires_at - make_interval(secs => $2::float8) WHERE key = $1", [
    `puzzle:${id}`,
    seconds,
  ]);
  const left = await puzzles.solutionOf(id);
  if (left === undefined) throw new Error("The puzzle is gone.");
  return { id, left, trail: humanTrail(left) };
}

describe("a puzzle", () => {
  it("contains everything needed to show it, but not the solution", async () => {
    const { id, picture, piece, ...shown } = await puzzles.make("me");
    expect(shown).toEqual({ width: 320, height: 200, size: 42, radius: 10, tolerance: 3, top: expect.any(Number) });
    expect(Buffer.from(picture, "base64").subarray(8, 12).toString()).toBe("WEBP");
    expect(Buffer.from(piece, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    [0, "pass"],
    [3, "pass"],
    [-3, "pass"],
    [4, "fail"],
    [-4, "fail"],
    [-1_000, "fail"],
    [Number.MAX_VALUE, "fail"],
  ])("judges a piece that is %d px off: %s", async (off, result) => {
    const { id, left } = await lookedAt();
    expect((await puzzles.judge("me", { id, left: left + off, trail: humanTrail(left + off) })).result).toBe(result);
  });

  it.each(["the right place", "another place", "a program's movement"])(
    "B-S-25 can be answered only once, whatever the answer: %s",
    async (what) => {
      const { id, left, trail } = await lookedAt();
      const first = {
        id,
        left: what === "another place" ? left - 40 : left,
        trail: what.startsWith("a program") ? [] : trail,
      };
      await puzzles.judge("me", first);
      expect(await puzzles.judge("me", { id, left, trail })).toEqual({ result: "fail" });
      expect(await puzzles.solutionOf(id)).toBeUndefined();
    },
  );

  it("B-S-25 is solved by only one of ten concurrent answers", async () => {
    const { id, left, trail } = await lookedAt();
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => puzzles.judge("me", { id, left, trail })));
    expect(verdicts.filter(({ result }) => result === "pass")).toHaveLength(1);
  });

  it("B-S-25 is rejected for another session, forged or expired", async () => {
    const others = await lookedAt();
    expect(await puzzles.judge("you", others)).toEqual({ result: "fail" });
    expect(await puzzles.judge("me", { ...others, id: "invented" })).toEqual({ result: "fail" });
    expect(await puzzles.judge("me", await lookedAt({ seconds: 290 }))).toEqual({ result: "pass" });
    const { id } = await puzzles.make("me");
    await database.query("UPDATE kept SET expires_at = now() - interval '1 second' WHERE key = $1", [`puzzle:${id}`]);
    expect(await puzzles.judge("me", { id, left: 100, trail: humanTrail(100) })).toEqual({ result: "fail" });
  });

  it("B-S-25 trusts only the server's clock: a movement longer than the puzzle's age is not human", async () => {
    const { id, left, trail } = await lookedAt({ seconds: 0 });
    const slow = trail.map((point) => ({ ...point, t: point.t * 100 }));
    expect(await puzzles.judge("me", { id, left, trail: slow })).toEqual({
      result: "again",
      why: "longer than the puzzle is old",
    });
  });

  it("judges key presses and taps by rules of their own", async () => {
    const keyed = await lookedAt();
    const presses = Array.from({ length: keyed.left }, (_, index) => ({
      t: index * 33 + (index % 2),
      x: index + 1,
      y: 0,
    }));
    expect((await puzzles.judge("me", { ...keyed, trail: presses, by: "keys" })).result).toBe("pass");
    const tapped = await lookedAt();
    const tap = [{ t: 1_500, x: tapped.left, y: 0 }];
    expect((await puzzles.judge("me", { ...tapped, trail: tap, by: "place" })).result).toBe("pass");
    const claimed = await lookedAt();
    expect((await puzzles.judge("me", { ...claimed, trail: tap, by: "drag" })).result).toBe("again");
  });
});
