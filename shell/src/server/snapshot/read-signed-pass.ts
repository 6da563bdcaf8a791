import { signedPassSchema } from "@zhian/contracts/signed-pass";
import { isSignedBy } from "@zhian/signing/keys";
import type * as z from "zod/mini";
import type { TrustedKeys } from "./key-ring.ts";

const maxChars = 4096;

/** Undefined unless a trusted key has signed it. Whether it has expired, or is for here, is the caller's to judge. */
export function readSignedPass<Pass>(
  text: string,
  keys: Pick<TrustedKeys, "find">,
  schema: z.ZodMiniType<Pass>,
): Pass | undefined {
  if (text.length > maxChars) return undefined;
  const signed = signedPassSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
  if (!signed) return undefined;
  const found = keys.find(signed.keyId);
  if (found.status !== "found" || !isSignedBy(found.key, signed.pass, signed.signature)) return undefined;
  return schema.safeParse(parseJson(signed.pass)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
