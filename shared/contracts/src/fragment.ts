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
  .check(z.maxLength(200), z.regex(/^(\/\*|\/|(\/[A-Za-z0-9._~-]+)+(\/\*)?)$/, "an exact path, or a prefix with /*"));
const channelSchema = z.enum([...eventNames, ...stateNames]);

/** A fragment's description of itself in `src/fragment.ts`. Data: the build writes it into `fragment.json`. */
export const fragmentDefinitionSchema = z.strictObject({
  name: fragmentNameSchema,
  slots: z.array(slotSchema).check(z.minLength(1)),
  routes: z.array(routePatternSchema).check(z.minLength(1), z.maxLength(200)),
  /** States and events of the bus that it publishes and subscribes to. */
  publishes: z.array(channelSchema),
  hears: z.array(channelSchema),
  /** Plain paths, and patterns, of other fragments that its pages rely on: the registry keeps them from disappearing unnoticed. */
  linksTo: z.optional(z.array(routePatternSchema).check(z.maxLength(100))),
  /** How long the shell waits for its HTML before the fallback stands in. */
  renderBudgetMs: z.number().check(z.int(), z.minimum(50), z.maximum(2000)),
  /** Its render depends on the path alone: the server requests it without a query, and may show one answer for every query. */
  ignoresQuery: z.optional(z.boolean()),
  /** No page includes it, and the server never renders it: the browser loads it at the first such event. */
  opensOn: z.optional(z.enum(activationEvents)),
  /** Products whose pages are its own. @zhian/build reads them from the content's files. */
  offers: z.optional(offersSchema),
  /** Its other pages, as far as menus, search and search engines know them; likewise. */
  pages: z.optional(listedPagesSchema),
});
export type FragmentDefinition = z.output<typeof fragmentDefinitionSchema>;

const pathSchema = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/, "a relative path inside the release"),
  );
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Begins the names of chunks that hold what pages are drawn from. A catalogue has many, and a document names none of them. */
export const contentChunkPrefix = "content-";
export const assetsSchema = z.strictObject({ js: z.array(pathSchema), css: z.array(pathSchema) });
export type Assets = z.output<typeof assetsSchema>;

/**
 * `fragment.json`: what a release is. Written by @zhian/build, checked by the registry, read by the shell.
 * Paths are relative to the release; whatever starts with `server/` is never given to a browser.
 */
export const fragmentManifestSchema = z.strictObject({
  schema: z.literal(1),
  ...fragmentDefinitionSchema.shape,
  version: z.string().check(z.maxLength(60)),
  browser: z.strictObject({
    /** Name of the window global that the remote entry makes. */
    global: z.string().check(z.regex(/^mf_[a-z0-9_]+$/)),
    entry: pathSchema,
    expose: z.literal("./app"),
    /** What the exposed module needs before it runs: preloaded, and styled in the head. */
    initial: assetsSchema,
    /**
     * Lazily loaded parts by chunk name; a render names those that it used. `<page>-late` is hydrated late, and only styled at
     * first. `content-…` is what pages are drawn from: a page that the server drew does not need it.
     */
    chunks: z.record(z.string(), assetsSchema),
  }),
  server: z.strictObject({ entry: pathSchema }),
  /** Static HTML that stands in each slot when the fragment does not answer. */
  fallback: z.record(z.enum(["en", "zh"]), z.partialRecord(slotSchema, z.string().check(z.maxLength(20_000)))),
  /** Version of each module that is shared with the shell, as this release was built with. */
  shared: z.record(z.string(), z.strictObject({ version: z.string(), range: z.string() })),
  /**
   * Exports of shared modules that the code uses, by request, each with the place of its first use, such as `src/pages/disk.tsx:12`.
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

/** The same once a registry has taken it, which may be a newer one: fields unknown to this reader are left out. */
export const acceptedManifestSchema = z.object(fragmentManifestSchema.shape);
