import * as z from "zod/mini";
import { localeSchema } from "./locale-schema.ts";

/** A page's metadata for the document head. */
export const headSchema = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Plain canonical path, if it is another: `/home` → `/`. */
  canonical: z.optional(z.string()),
  noindex: z.optional(z.boolean()),
  /** The page's only language, if it is not that of the address: the canonical address is in this language. */
  only: z.optional(localeSchema),
  /** Feeds that the page belongs to: plain paths and media types. */
  feeds: z.optional(z.array(z.object({ title: z.string(), type: z.string(), path: z.string() }))),
  /** Objects for JSON-LD, as plain data. */
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
export type Head = z.output<typeof headSchema>;
