import { type InspectPass, inspectPassSchema, signedInspectPassSchema } from "@zhian/contracts/inspect-pass";
import { isSignedBy } from "@zhian/signing/keys";
import type { TrustedKeys } from "../../snapshot/key-ring.ts";

const maxChars = 2048;

/** Undefined unless a trusted key has signed it. Whether it has expired, or is for here, is the caller's to judge. */
export function readInspectPass(text: string, keys: Pick<TrustedKeys, "find">): InspectPass | undefined {
  if (text.length > maxChars) return undefined;
  const signed = signedInspectPassSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
  if (!signed) return undefined;
  const found = keys.find(signed.keyId);
  if (found.status !== "found" || !isSignedBy(found.key, signed.pass, signed.signature)) return undefined;
  return inspectPassSchema.safeParse(parseJson(signed.pass)).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
