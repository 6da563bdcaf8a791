import * as z from "zod/mini";

/** An ed25519 public key, PEM (SPKI). */
const publicKeySchema = z.string().check(z.maxLength(300));

export const listedKeySchema = z.object({
  /** First 16 hex digits of the SHA-256 of the public key's DER form. */
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  publicKey: publicKeySchema,
  notBefore: z.iso.datetime(),
  notAfter: z.iso.datetime(),
  /** Lost or stolen: nothing more signed by it is accepted. The key stays in the list, so that shells learn of it. */
  revoked: z.optional(z.boolean()),
});
export type ListedKey = z.output<typeof listedKeySchema>;

/**
 * The keys that may sign snapshots, and the roots that may sign the next list: The Update Framework's root and targets roles in one file
 * (https://theupdateframework.github.io/specification/latest/, sections 2.1.1 and 2.1.2).
 */
export const keyListSchema = z.object({
  schema: z.literal(1),
  /** Higher with each list; a shell never returns to a lower one. */
  version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
  issuedAt: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** Their private keys are kept offline. One of them signs the next list. */
  roots: z.array(publicKeySchema).check(z.minLength(1), z.maxLength(8)),
  keys: z.array(listedKeySchema).check(z.maxLength(50)),
});
export type KeyList = z.output<typeof keyListSchema>;

/** Each signature (ed25519, base64) covers the exact bytes of `list`, a JSON text. */
export const signedKeyListSchema = z.object({
  list: z.string(),
  signatures: z.array(z.object({ keyId: z.string(), signature: z.string() })).check(z.minLength(1), z.maxLength(8)),
});
export type SignedKeyList = z.output<typeof signedKeyListSchema>;

/** Every list that changed the roots, then the newest one, so that a shell that missed some can catch up to the current roots. */
export const keyListsSchema = z.object({ lists: z._default(z.array(signedKeyListSchema), []) });

/** For the whole response with all lists. */
export const maxKeyListsBytes = 64 * 1024;
