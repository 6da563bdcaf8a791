import * as z from "zod/mini";
import { routePatternSchema } from "./fragment.ts";
import { maxParts, maxValue } from "./vital-limits.ts";
import { connections, devices, vitalNames } from "./vitals.ts";

/** Of each fragment of a page one for each vital: the worst. */
export const maxValues = 80;

/** Laid at the door of a release, or of the shell, whose version only its server knows. */
const measuredSchema = z.strictObject({
  fragment: z.string().check(z.maxLength(40)),
  version: z.string().check(z.maxLength(60)),
  vital: z.enum(vitalNames),
  route: routePatternSchema,
  value: z.number().check(z.minimum(0), z.maximum(maxValue)),
});
export type Measured = z.output<typeof measuredSchema>;

/** What a page says of itself: nothing about its visitor, no address, no time of day. */
export const vitalsBeaconSchema = z.strictObject({
  /** Request id of the document, by which the shell knows that it has sent it. */
  page: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** How many of these came before. */
  part: z.number().check(z.int(), z.minimum(0), z.maximum(maxParts - 1)),
  device: z.enum(devices),
  connection: z.enum(connections),
  values: z.array(measuredSchema).check(z.maxLength(maxValues)),
});
export type VitalsBeacon = z.output<typeof vitalsBeaconSchema>;
