import { signedPassSchema } from "@zhian/contracts/signed-pass";
import { parseJson } from "@zhian/server/parse-json";
import type * as z from "zod/mini";
import type { TrustedKeys } from "./key-ring.ts";
import { readSigned } from "./read-signed.ts";

const maxChars = 4096;

/** Returns undefined unless a trusted key has signed it. The caller must check that it has not expired, and is for this site. */
export function readSignedPass<Pass>(
  text: string,
  keys: Pick<TrustedKeys, "find">,
  schema: z.ZodMiniType<Pass>,
): Pass | undefined {
  if (text.length > maxChars) return undefined;
  const signed = signedPassSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8"))).data;
  return signed && readSigned({ ...signed, text: signed.pass }, keys, schema);
}
