import canonicalize from "canonicalize";

/** The canonical text of a value (RFC 8785), for hashes and signatures. Throws on values that JSON cannot represent. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("the value cannot be written as JSON");
  return text;
}
