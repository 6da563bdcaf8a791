import * as z from "zod/mini";
import { acceptedManifestSchema } from "./fragment.ts";

const deploymentSchema = z.object({
  stable: acceptedManifestSchema,
  /** The previous stable release, for pages on which `stable` fails: never one that was rolled back or recalled. */
  earlier: z.optional(acceptedManifestSchema),
  canary: z.optional(
    z.object({
      release: acceptedManifestSchema,
      /** Percentage of visitors. */
      percent: z.number().check(z.minimum(0), z.maximum(100)),
      /** The key by which visitors are assigned: canaries with the same key go to the same ones. By default, the fragment's name. */
      key: z.optional(z.string()),
    }),
  ),
});
export type Deployment = z.output<typeof deploymentSchema>;

/**
 * All that a shell needs of one environment at one revision. Unknown fields are accepted, so that a newer registry may add some; an
 * unknown `schema` is not.
 */
export const snapshotSchema = z.object({
  schema: z.literal(1),
  environment: z.string(),
  revision: z.number().check(z.int(), z.minimum(0)),
  /** SHA-256 (hex) of the history entry that made this revision. */
  head: z.string(),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  fragments: z.record(z.string(), deploymentSchema),
  /** The releases last recalled here, as `name@version`: open tabs reload rather than continue with one. */
  recalled: z.optional(z.array(z.string())),
});
export type Snapshot = z.output<typeof snapshotSchema>;

/** The signature (ed25519, base64) covers the exact bytes of `snapshot`, a JSON text. */
export const signedSnapshotSchema = z.object({
  keyId: z.string(),
  signature: z.string(),
  snapshot: z.string(),
});
export type SignedSnapshot = z.output<typeof signedSnapshotSchema>;

export const maxSnapshotBytes = 1024 * 1024;
