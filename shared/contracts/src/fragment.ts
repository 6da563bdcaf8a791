import * as z from "zod/mini";
import { activationEvents } from "./activation-events.ts";
import { eventNames } from "./events.ts";
import { listedPagesSchema } from "./listed-page.ts";
import { offersSchema } from "./offer.ts";
import { slots } from "./slots.ts";
import { stateNames } from "./state.ts";

const slotSchema = z.enum(slots);

export const fragmentNameSchema = z.string().check(z.regex(/^mf-[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));
export const routePatternSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^(\/\*|\/|(\/[A-Za-z0-9._~-]+)+(\/\*)?)$/, "must be an exact path, or a prefix with /*"),
  );
const channelSchema = z.enum([...eventNames, ...stateNames]);

/** A fragment's description in `src/fragment.ts`. Plain data: the build writes it into `fragment.json`. */
export const fragmentDefinitionSchema = z.strictObject({
  name: fragmentNameSchema,
  slots: z.array(slotSchema).check(z.minLength(1)),
  routes: z.array(routePatternSchema).check(z.minLength(1), z.maxLength(200)),
  /** States and events of the bus that it publishes and subscribes to. */
  publishes: z.array(channelSchema),
  hears: z.array(channelSchema),
  /** Plain paths and patterns of other fragments that its pages rely on: the registry keeps them from disappearing unnoticed. */
  linksTo: z.optional(z.array(routePatternSchema).check(z.maxLength(100))),
  /** How long the shell waits for its HTML before it uses the fallback. */
  renderBudgetMs: z.number().check(z.int(), z.minimum(50), z.maximum(2000)),
  /** Its HTML depends only on the path: the server renders it without a query, and may use one result for every query. */
  ignoresQuery: z.optional(z.boolean()),
  /** No page includes it, and the server never renders it: the browser loads it at the first such event. */
  opensOn: z.optional(z.enum(activationEvents)),
  /** Products whose pages it has. @zhian/build reads them from the content files. */
  offers: z.optional(offersSchema),
  /** Its other pages that menus, search and search engines list; from the same files. */
  pages: z.optional(listedPagesSchema),
});
export type FragmentDefinition = z.output<typeof fragmentDefinitionSchema>;

const pathSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/,
      "must be a relative path inside the release",
    ),
  );
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Prefix of the names of chunks with the content of pages. A catalogue has many, and a document lists none of them. */
export const contentChunkPrefix = "content-";
export const assetsSchema = z.strictObject({ js: z.array(pathSchema), css: z.array(pathSchema) });
export type Assets = z.output<typeof assetsSchema>;

/**
 * `fragment.json`: describes a release. Written by @zhian/release, checked by the registry, read by the shell. Paths are relative to
 * the release; files below `server/` are never sent to a browser.
 */
export const fragmentManifestSchema = z.strictObject({
  schema: z.literal(1),
  ...fragmentDefinitionSchema.shape,
  version: z.string().check(z.maxLength(60)),
  browser: z.strictObject({
    /** Name of the window global that the remote entry defines. */
    global: z.string().check(z.regex(/^mf_[a-z0-9_]+$/)),
    entry: pathSchema,
    expose: z.literal("./app"),
    /** What the exposed module needs before it runs: scripts are preloaded, styles are in the head. */
    initial: assetsSchema,
    /**
     * Lazily loaded chunks by name; a render returns the names of those used. `<page>-late` is hydrated late; at first, only its styles
     * are loaded. `content-…` has the content of pages: a page rendered by the server does not need it.
     */
    chunks: z.record(z.string(), assetsSchema),
  }),
  server: z.strictObject({ entry: pathSchema }),
  /** Static HTML for each slot, used if the fragment does not respond. */
  fallback: z.record(z.enum(["en", "zh"]), z.partialRecord(slotSchema, z.string().check(z.maxLength(20_000)))),
  /** Version of each module shared with the shell that this release was built with. */
  shared: z.record(z.string(), z.strictObject({ version: z.string(), range: z.string() })),
  /**
   * Exports of shared modules that the code uses, by request, each with the position of its first use, such as `src/pages/disk.tsx:12`.
   * Without it, only versions are compared.
   */
  uses: z.optional(
    z.record(
      z.string().check(z.maxLength(100)),
      z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(300))),
    ),
  ),
  files: z.record(pathSchema, z.strictObject({ integrity: integritySchema, bytes: z.number().check(z.int()) })),
  source: z.strictObject({ digest: z.string(), commit: z.optional(z.string()) }),
});
export type FragmentManifest = z.output<typeof fragmentManifestSchema>;

/** The same once a registry, possibly a newer one, has accepted it: unknown fields are dropped. */
export const acceptedManifestSchema = z.object(fragmentManifestSchema.shape);
