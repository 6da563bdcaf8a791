import punycode from "punycode/punycode.js";

const ascii = /^[\x21-\x7e]+$/;

/**
 * ASCII form of one part of a name (`xn--…` for other letters); `undefined` if it has none. The rules for internationalised names are
 * those of `URL`, which every browser and the server have.
 */
export function toAsciiPart(part: string): string | undefined {
  if (ascii.test(part)) return part.toLowerCase();
  // A character that ends the host in a URL would make `URL` parse only a part.
  if (/[\s\p{C}./\\?#@:%[\]<>^|]/u.test(part)) return undefined;
  try {
    // With an ending of letters: alone, a number would be parsed as an IPv4 address.
    const { hostname } = new URL(`http://${part}.x`);
    const [mapped = "", ...more] = hostname.split(".");
    return more.length === 1 && mapped !== "" ? mapped : undefined;
  } catch {
    return undefined;
  }
}

/** ASCII form of a whole name, or `undefined`. */
export function toAscii(name: string): string | undefined {
  const parts = name.split(".").map(toAsciiPart);
  return parts.every((part) => part !== undefined && part !== "") ? parts.join(".") : undefined;
}

/** Unicode form of a part; `undefined` for an `xn--…` that cannot be decoded, or is not in normal form. */
export function toUnicodePart(part: string): string | undefined {
  if (!part.startsWith("xn--")) return part;
  try {
    const read = punycode.decode(part.slice("xn--".length));
    return toAsciiPart(read) === part ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Unicode form of a whole name. Parts that cannot be decoded stay as they are. */
export function toUnicode(name: string): string {
  return name
    .split(".")
    .map((part) => toUnicodePart(part) ?? part)
    .join(".");
}
