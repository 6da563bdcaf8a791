import * as z from "zod/mini";
import { localeSchema } from "./locale-schema.ts";

/** What a page says of itself in its document head. */
export const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Plain path, when the page is known under another one: `/home` → `/`. */
  canonical: z.optional(z.string()),
  noindex: z.optional(z.boolean()),
  /** The only language that the page is written in, when it is not the address's: that one's address is the canonical one. */
  only: z.optional(localeSchema),
  /** Of what the page belongs to: plain paths and media types. */
  feeds: z.optional(z.array(z.object({ title: z.string(), type: z.string(), path: z.string() }))),
  /** Objects for JSON-LD, as plain data. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
export type Head = z.output<typeof headSchema>;
