import * as z from "zod/mini";

/** The signature (ed25519, base64) covers the exact bytes of `pass`, a JSON text. Sent as base64url of this object's JSON. */
export const signedPassSchema = z.strictObject({ keyId: z.string(), signature: z.string(), pass: z.string() });
export type SignedPass = z.output<typeof signedPassSchema>;
