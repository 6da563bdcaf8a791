import { parseJson } from "@zhian/server/parse-json";
import { isSignedBy } from "@zhian/signing/keys";
import type * as z from "zod/mini";
import type { TrustedKeys } from "./key-ring.ts";

interface Signed {
  keyId: string;
  signature: string;
  /** The JSON that is signed. */
  text: string;
}

/** Returns undefined unless a trusted key has signed the text, and it matches the schema. */
export function readSigned<Value>(
  { keyId, signature, text }: Signed,
  keys: Pick<TrustedKeys, "find">,
  schema: z.ZodMiniType<Value>,
): Value | undefined {
  const found = keys.find(keyId);
  if (found.status !== "found" || !isSignedBy(found.key, text, signature)) return undefined;
  return schema.safeParse(parseJson(text)).data;
}
