import { randomBytes } from "node:crypto";
import type { Queryable } from "@zhian/database/database";
import * as z from "zod";
import { keep, look, take } from "../expiring-store/expiring-store.ts";
import type { KeyedHash } from "../secrets/keyed-hash.ts";
import { drawPuzzle } from "./draw-puzzle.ts";
import { geometry, pickPlace } from "./geometry.ts";
import { judgeDrag } from "./judge-drag.ts";
import { judgeKeys, judgeTaps } from "./judge-presses.ts";
import type { Suspicion, TrailPoint } from "./movement.ts";

const lifeSeconds = 300;
const heldSchema = z.object({ left: z.number(), session: z.string() });
const judges = { drag: judgeDrag, keys: judgeKeys, place: judgeTaps };

export interface PuzzleAnswer {
  id: string;
  left: number;
  trail: readonly TrailPoint[];
  by?: keyof typeof judges | undefined;
}

export type Verdict = { result: "pass" } | { result: "fail" } | { result: "again"; why: Suspicion };

interface Dependencies {
  database: Queryable;
  hash: KeyedHash;
}

/** Puzzles whose solution is stored only on the server. */
export function createPuzzles({ database, hash }: Dependencies) {
  async function make(session: string) {
    const id = randomBytes(16).toString("base64url");
    const place = pickPlace();
    const { picture, piece } = await drawPuzzle(place);
    const value = { left: place.left, session: hash("session", session) };
    await keep(database, { key: keyOf(id), value, seconds: lifeSeconds });
    return {
      ...geometry,
      id,
      top: place.top,
      picture: picture.toString("base64"),
      piece: piece.toString("base64"),
    };
  }

  /** Judges an answer: only one for each puzzle, right or wrong. */
  async function judge(session: string, { id, left, trail, by = "drag" }: PuzzleAnswer): Promise<Verdict> {
    const taken = await take(database, keyOf(id));
    const held = heldSchema.safeParse(taken?.value);
    if (!taken || !held.success || held.data.session !== hash("session", session)) return { result: "fail" };
    if (Math.abs(left - held.data.left) > geometry.tolerance) return { result: "fail" };
    const ageMs = (lifeSeconds - taken.secondsLeft) * 1_000;
    const why = judges[by]({ trail, left, ageMs });
    return why === undefined ? { result: "pass" } : { result: "again", why };
  }

  /** For tests of the whole site, with an api started in test mode. */
  async function solutionOf(id: string): Promise<number | undefined> {
    const held = heldSchema.safeParse(await look(database, keyOf(id)));
    return held.success ? held.data.left : undefined;
  }

  return { make, judge, solutionOf };
}

export type Puzzles = ReturnType<typeof createPuzzles>;

function keyOf(id: string): string {
  return `puzzle:${id}`;
}
