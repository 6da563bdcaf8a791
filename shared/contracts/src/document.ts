import * as z from "zod/mini";
import { bodySchema } from "./article.ts";
import { optionalText, optionalTexts } from "./lenient.ts";
import { localeSchema } from "./locale-schema.ts";
import { type NodeTexts, nodeTexts } from "./node-texts.ts";

/** A folder or document in the tree of help documents: the fields of a navigation column, with names as ids. */
export interface DocNode extends NodeTexts {
  kind: "folder" | "document";
  /** For a folder: its path (`network/cdn`). For a document: its name. */
  id: string;
  /** Empty at the top level. */
  parent_id: string;
  /** Empty for a document. */
  children: DocNode[];
}

export const docNodeSchema: z.ZodMiniType<DocNode> = z.object({
  kind: z._default(z.enum(["folder", "document"]), "document"),
  id: z.string(),
  parent_id: optionalText,
  ...nodeTexts,
  get children() {
    return z._default(z.array(docNodeSchema), []);
  },
});

const docLinkSchema = z.object({ title: z.string(), path: z.string(), lang: z.optional(localeSchema) });
export type DocLink = z.output<typeof docLinkSchema>;

export const documentSchema = z.object({
  id: optionalText,
  /** Plain path: `/document/<section>/<id>`. */
  path: optionalText,
  section: optionalText,
  /** Path of the folder that contains it: its section, or a group in it. */
  folder: optionalText,
  title: z.string(),
  description: optionalText,
  keywords: optionalText,
  /** A calendar day: `2026-11-20`. */
  updatedAt: optionalText,
  appliesTo: z.optional(z.string()),
  products: optionalTexts,
  body: z._default(bodySchema, []),
  /** Identifies this version of the text: readers' feedback belongs to no other. */
  digest: optionalText,
  /** The languages that it is written in. */
  locales: z._default(z.array(localeSchema), []),
  /** The documents before and after it in the tree. */
  previous: z._default(z.nullable(docLinkSchema), null),
  next: z._default(z.nullable(docLinkSchema), null),
  lang: z.optional(localeSchema),
});
export type Document = z.output<typeof documentSchema>;
