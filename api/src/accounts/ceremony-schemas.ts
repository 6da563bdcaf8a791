import * as z from "zod";

const base64url = z.string().regex(/^[\w-]{1,20000}$/);
const id = z.string().regex(/^[\w-]{1,1000}$/);
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
const credential = {
  id,
  rawId: id,
  type: z.literal("public-key"),
  // Of the extensions nothing is read.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What a browser answers with when a key was made, and when one has signed: whatever else there is, is dropped. */
export const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // What the next years bring is no reason to refuse a key.
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
