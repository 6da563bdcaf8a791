import * as z from "zod/mini";
import { acceptedManifestSchema, fragmentNameSchema } from "./fragment.ts";

/** Maximum number of releases in a preview: the pass must fit into a cookie. */
export const maxPreviewed = 8;

const previewedReleaseSchema = z.strictObject({
  name: fragmentNameSchema,
  version: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type PreviewedRelease = z.output<typeof previewedReleaseSchema>;
export const previewedReleasesSchema = z.array(previewedReleaseSchema).check(z.minLength(1), z.maxLength(maxPreviewed));

/**
 * Shows its holder published releases, promoted or not, on the pages of one site until it expires. The registry returns whether it has
 * been revoked, and what the releases contain: see `previewStateSchema`.
 */
export const previewPassSchema = z.strictObject({
  schema: z.literal(1),
  purpose: z.literal("preview"),
  id: z.uuid(),
  environment: z.string(),
  /** Origin of the environment's site, according to the registry. */
  origin: z.string(),
  releases: previewedReleasesSchema,
  expiresAt: z.iso.datetime(),
});
export type PreviewPass = z.output<typeof previewPassSchema>;

/** Path on the site: GET with `?pass=` begins a preview in this browser; POST with `do` pauses, resumes or leaves it. */
export const previewPath = "/_preview";

/** The registry's response for an active preview, at `/v1/environments/<environment>/previews/<id>`. Unknown fields are accepted. */
export const previewStateSchema = z.object({
  schema: z.literal(1),
  purpose: z.literal("preview-state"),
  id: z.uuid(),
  environment: z.string(),
  /** An old state may no longer be true. */
  issuedAt: z.iso.datetime(),
  releases: z.array(acceptedManifestSchema).check(z.minLength(1), z.maxLength(maxPreviewed)),
});
export type PreviewState = z.output<typeof previewStateSchema>;

/** The signature (ed25519, base64) covers the exact bytes of `state`, a JSON text. */
export const signedPreviewStateSchema = z.object({ keyId: z.string(), signature: z.string(), state: z.string() });
export type SignedPreviewState = z.output<typeof signedPreviewStateSchema>;

export const maxPreviewStateBytes = 1024 * 1024;
