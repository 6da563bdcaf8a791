import * as z from "zod/mini";

const texts = z.object({ en: z.optional(z.string()), zh: z.optional(z.string()) });
const moment = z.iso.datetime();

const publishedSchema = z.object({
  /** Increases with everything that is published; 0 if nothing ever was. */
  version: z.number(),
  at: z.optional(moment),
  /** User name of the editor, or `content:import`. */
  author: z.optional(z.string()),
});

const rowSchema = z.object({
  kind: z.string(),
  id: z.string(),
  /** Title, by language; empty if it has no title. */
  name: texts,
  ...publishedSchema.shape,
  /** When the editor's own draft was saved. */
  draftAt: z.optional(moment),
  /** Nothing of it is published: the release's own texts are shown. */
  isDefault: z.optional(z.boolean()),
});
export type ItemRow = z.output<typeof rowSchema>;
export const itemListSchema = z.object({ list: z.array(rowSchema) });

/** `value`: of the kind's own schema, in the api; null if it is removed. */
export const itemSchema = z.object({
  ...publishedSchema.shape,
  value: z.unknown(),
  /** For texts for search engines: once removed, the release's own texts apply. Older apis omit it. */
  hasDefault: z.optional(z.boolean()),
  draft: z.nullable(z.object({ value: z.unknown(), base: z.number(), savedAt: moment })),
  /** What fields may refer to: folders of documents, categories of industry news, kinds of products, links of the hot list. */
  choices: z.record(z.string(), z.array(z.string())),
});
export type EditorItem = z.output<typeof itemSchema>;

/** `changed`: another editor's version, published since the base. */
export const savedSchema = z.object({
  savedAt: moment,
  changed: z.nullable(z.object({ ...publishedSchema.shape, value: z.unknown() })),
});

export const faultsSchema = z.object({
  faults: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      /** Path of the field within the value: `texts.zh.title`. */
      path: z.string(),
      message: z.string(),
    }),
  ),
});
export type EditorFault = z.output<typeof faultsSchema>["faults"][number];

export const conflictsSchema = z.object({
  conflicts: z.array(z.object({ kind: z.string(), id: z.string(), ...publishedSchema.shape, value: z.unknown() })),
});

const versionRow = z.object({ version: z.number(), at: moment, author: z.string(), reason: z.string() });
export const historySchema = z.object({ list: z.array(versionRow) });
export type VersionRow = z.output<typeof versionRow>;

export const versionSchema = z.object({ ...versionRow.shape, value: z.unknown(), before: z.unknown() });
