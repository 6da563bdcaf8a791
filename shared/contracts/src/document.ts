import * as z from "zod/mini";
import { bodySchema } from "./article.ts";
import { localeSchema } from "./locale-schema.ts";
import { type NodeTexts, nodeTexts } from "./node-texts.ts";

/** A folder or a document in the tree of help documents: the fields of a navigation column, with names for ids. */
export interface DocNode extends NodeTexts {
  kind: "folder" | "document";
  /** Of a folder its path (`network/cdn`), of a document its own name. */
  id: string;
  /** Empty at the top. */
  parent_id: string;
  /** Of a document none. */
  children: DocNode[];
}

export const docNodeSchema: z.ZodMiniType<DocNode> = z.object({
  kind: z.enum(["folder", "document"]),
  id: z.string(),
  parent_id: z.string(),
  ...nodeTexts,
  get children() {
    return z.array(docNodeSchema);
  },
});

const docLinkSchema = z.object({ title: z.string(), path: z.string(), lang: z.optional(localeSchema) });
export type DocLink = z.output<typeof docLinkSchema>;

export const documentSchema = z.object({
  id: z.string(),
  /** Plain path: `/document/<section>/<id>`. */
  path: z.string(),
  section: z.string(),
  /** Path of the folder that holds it: its section, or a group in there. */
  folder: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** A calendar day: `2026-11-20`. */
  updatedAt: z.string(),
  appliesTo: z.optional(z.string()),
  products: z.array(z.string()),
  body: bodySchema,
  /** Names this very text: what readers say of it belongs to no other. */
  digest: z.string(),
  /** The languages that it is written in. */
  locales: z.array(localeSchema),
  /** The one before and the one after in the tree. */
  previous: z.nullable(docLinkSchema),
  next: z.nullable(docLinkSchema),
  lang: z.optional(localeSchema),
});
export type Document = z.output<typeof documentSchema>;
