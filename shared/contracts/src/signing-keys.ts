import * as z from "zod/mini";

/** An ed25519 public key, PEM (SPKI). */
const publicKeySchema = z.string().check(z.maxLength(300));

export const listedKeySchema = z.object({
  /** First 16 hex digits of the SHA-256 of the public key's DER form. */
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  publicKey: publicKeySchema,
  notBefore: z.iso.datetime(),
  notAfter: z.iso.datetime(),
  /** Lost or stolen: nothing that it signed is taken any more. Stays in the list, so that shells know. */
  revoked: z.optional(z.boolean()),
});
export type ListedKey = z.output<typeof listedKeySchema>;

/**
 * Which keys may sign snapshots, and which may sign the next list: the root and targets roles of The Update Framework in one file
 * (https://theupdateframework.github.io/specification/latest/, sections 2.1.1 and 2.1.2).
 */
export const keyListSchema = z.object({
  schema: z.literal(1),
  /** Raised by each list; a shell never goes back to a lower one. */
  version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  issuedAt: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** Whose private keys are kept offline. One of them signs the next list. */
  roots: z.array(publicKeySchema).check(z.minLength(1), z.maxLength(8)),
  keys: z.array(listedKeySchema).check(z.maxLength(50)),
});
export type KeyList = z.output<typeof keyListSchema>;

/** Each signature (ed25519, base64) covers the bytes of `list`, a JSON text, exactly as they stand. */
export const signedKeyListSchema = z.object({
  list: z.string(),
  signatures: z.array(z.object({ keyId: z.string(), signature: z.string() })).check(z.minLength(1), z.maxLength(8)),
});
export type SignedKeyList = z.output<typeof signedKeyListSchema>;

/** Every list that changed the roots, then the newest one: a shell that missed some follows the roots to those of today. */
export const keyListsSchema = z.object({ lists: z._default(z.array(signedKeyListSchema), []) });

/** Of all lists together, as they are sent. */
export const maxKeyListsBytes = 64 * 1024;
