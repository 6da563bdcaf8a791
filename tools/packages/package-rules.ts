import * as z from "zod";

/** Minimum versions because of known faults, each with the fault; packages whose install scripts are not run, each with the reason. */
export const packageRulesSchema = z.strictObject({
  floors: z.record(z.string(), z.tuple([z.string(), z.string()])),
  installScripts: z.record(z.string(), z.string()),
});
export type PackageRules = z.output<typeof packageRulesSchema>;
