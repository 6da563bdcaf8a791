import * as z from "zod";

const base64url = z.string().regex(/^[\w-]{1,20000}$/);
const id = z.string().regex(/^[\w-]{1,1000}$/);
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const credential = {
  id,
  rawId: id,
  type: z.literal("public-key"),
  // Extensions are ignored.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** A browser's response after creating a key, and after signing with one. Other fields are dropped. */
export const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // A key with unknown future transports is still accepted.
    transports: z.array(transport).catch([]),
  }),
});

export const signedSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

export const transportsSchema = z.array(transport).catch([]);
