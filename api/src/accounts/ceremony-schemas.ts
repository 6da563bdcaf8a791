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

/** A browser's data after it created a key, and after a key has signed: any other fields are dropped. */
export const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // Unknown future transports are no reason to refuse a key.
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
