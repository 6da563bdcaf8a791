import * as z from "zod";

/** Versions below which a package has a known fault, each with the fault; packages whose install scripts we leave out, with why. */
export const packageRulesSchema = z.strictObject({
  floors: z.record(z.string(), z.tuple([z.string(), z.string()])),
  installScripts: z.record(z.string(), z.string()),
});
export type PackageRules = z.output<typeof packageRulesSchema>;
