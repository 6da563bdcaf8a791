import type { EndpointData } from "@zhian/contracts/endpoints";
import type { TrailPoint } from "./trail.ts";

export type PuzzleData = EndpointData<"captcha.puzzle">;
export type Verdict = EndpointData<"captcha.answer">;

/** The piece's final position and its path. */
export interface Placing {
  left: number;
  trail: TrailPoint[];
  by: "drag" | "keys" | "place";
}
