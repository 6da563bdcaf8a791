import { fragmentNameSchema } from "@zhian/contracts/fragment";
import * as z from "zod";
import { versionSchema } from "../model/version.ts";

export const environmentParam = z.object({ environment: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/) });
export const fragmentParam = z.object({ name: fragmentNameSchema });
export const fileParam = z.object({ name: fragmentNameSchema, version: versionSchema, "*": z.string().max(200) });

/** Clamps a limit to its bounds: an invalid limit is not refused. */
export function clampedLimit(preset: number, max: number) {
  return z.coerce
    .number()
    .catch(preset)
    .transform((limit) => Math.min(max, Math.max(1, Math.trunc(Number.isNaN(limit) ? preset : limit))));
}
