import * as z from "zod/mini";

/** What a page says of itself in its document head. */
export const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Plain path, when the page is known under another one: `/home` → `/`. */
  canonical: z.optional(z.string()),
  noindex: z.optional(z.boolean()),
  /** Objects for JSON-LD, as plain data. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
export type Head = z.output<typeof headSchema>;
