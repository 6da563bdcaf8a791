import * as z from "zod/mini";

/** Adds the inspectors to the pages of one environment until it expires. It gives access to nothing else. */
export const inspectPassSchema = z.strictObject({
  schema: z.literal(1),
  purpose: z.literal("inspect"),
  environment: z.string(),
  expiresAt: z.iso.datetime(),
});
export type InspectPass = z.output<typeof inspectPassSchema>;

/** Path on the site: `?pass=` turns the inspectors on in this browser, no pass turns them off. */
export const inspectPath = "/_inspect";
