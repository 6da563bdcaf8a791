import * as z from "zod/mini";
import { acceptedManifestSchema, fragmentNameSchema } from "./fragment.ts";

/** Releases of one preview at most: the pass has to fit into a cookie. */
export const maxPreviewed = 8;

const previewedReleaseSchema = z.strictObject({
  name: fragmentNameSchema,
  version: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type PreviewedRelease = z.output<typeof previewedReleaseSchema>;
export const previewedReleasesSchema = z.array(previewedReleaseSchema).check(z.minLength(1), z.maxLength(maxPreviewed));

/**
 * Shows its holder releases that are published, promoted or not, on the pages of one site, until it expires. Whether it was
 * revoked meanwhile, and what the releases contain, is the registry's answer: see `previewStateSchema`.
 */
export const previewPassSchema = z.strictObject({
  schema: z.literal(1),
  purpose: z.literal("preview"),
  id: z.uuid(),
  environment: z.string(),
  /** Of the site: the registry's idea of where the environment's visitors are. */
  origin: z.string(),
  releases: previewedReleasesSchema,
  expiresAt: z.iso.datetime(),
});
export type PreviewPass = z.output<typeof previewPassSchema>;

/** Of the site: GET with `?pass=` begins a preview in this browser, and POST with `do` pauses, resumes or leaves it. */
export const previewPath = "/_preview";

/** The registry's answer about a preview in force, at `/v1/environments/<environment>/previews/<id>`. Unknown fields are let through. */
export const previewStateSchema = z.object({
  schema: z.literal(1),
  purpose: z.literal("preview-state"),
  id: z.uuid(),
  environment: z.string(),
  /** An older one may have been true once. */
  issuedAt: z.iso.datetime(),
  releases: z.array(acceptedManifestSchema).check(z.minLength(1), z.maxLength(maxPreviewed)),
});
export type PreviewState = z.output<typeof previewStateSchema>;

/** The signature (ed25519, base64) covers the bytes of `state`, a JSON text, exactly as they stand. */
export const signedPreviewStateSchema = z.object({ keyId: z.string(), signature: z.string(), state: z.string() });
export type SignedPreviewState = z.output<typeof signedPreviewStateSchema>;

export const maxPreviewStateBytes = 1024 * 1024;
