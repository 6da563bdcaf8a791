import * as z from "zod/mini";

/** Written by Module Federation's plugin next to a remote's entry, for tools: no page reads it. */
export const federationManifestFile = "mf-manifest.json";

const paths = z.array(z.string());
const assetsSchema = z.object({ sync: paths, async: paths });

/** The part of it with the same data as `fragment.json`. */
export const federationManifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    publicPath: z.string(),
    remoteEntry: z.object({ name: z.string(), path: z.string(), type: z.string() }),
  }),
  shared: z.array(z.object({ name: z.string(), version: z.string(), requiredVersion: z.string() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) })),
});
export type FederationManifest = z.output<typeof federationManifestSchema>;
