import canonicalize from "canonicalize";

/** One text for one value (RFC 8785): what is hashed and signed. Throws on what is no JSON. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("the value cannot be written as JSON");
  return text;
}
