import { createHash } from "node:crypto";
import type { QuoteForm } from "@zhian/contracts/quote-form";

/**
 * Digest of a quote's form. Province and city come first, as in the stored digests: a retry may reach another version of
 * this program than the first call.
 */
export function quoteDigest({ province, city, ...form }: QuoteForm): string {
  const text = JSON.stringify({ province, city, ...form });
  return createHash("sha256").update(text).digest("base64url");
}
