import * as z from "zod/mini";
import { routePatternSchema } from "./fragment.ts";
import { maxParts, maxValue } from "./vital-limits.ts";
import { connections, devices, vitalNames } from "./vitals.ts";

/** For each fragment of a page, the worst value of each vital. */
export const maxValues = 80;

/** Attributed to a release, or to the shell, whose version only its server knows. */
const measuredSchema = z.strictObject({
  fragment: z.string().check(z.maxLength(40)),
  version: z.string().check(z.maxLength(60)),
  vital: z.enum(vitalNames),
  route: routePatternSchema,
  value: z.number().check(z.minimum(0), z.maximum(maxValue)),
});
export type Measured = z.output<typeof measuredSchema>;

/** A page's report: nothing about its visitor, no address, no time of day. */
export const vitalsBeaconSchema = z.strictObject({
  /** Request id of the document, with which the shell checks that it sent it. */
  page: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Number of earlier reports. */
  part: z.number().check(z.int(), z.minimum(0), z.maximum(maxParts - 1)),
  device: z.enum(devices),
  connection: z.enum(connections),
  values: z.array(measuredSchema).check(z.maxLength(maxValues)),
});
export type VitalsBeacon = z.output<typeof vitalsBeaconSchema>;
