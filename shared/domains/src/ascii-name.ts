import punycode from "punycode/punycode.js";

const ascii = /^[\x21-\x7e]+$/;

/**
 * One part of a name as it stands on the wire (`xn--…` for other letters); `undefined` when there is no such part. The rules of
 * international names are those of `URL`, which every browser and the server bring.
 */
export function toAsciiPart(part: string): string | undefined {
  if (ascii.test(part)) return part.toLowerCase();
  // A character that ends a host in an address would make `URL` parse only a part.
  if (/[\s\p{C}./\\?#@:%[\]<>^|]/u.test(part)) return undefined;
  try {
    // An ending of letters: the last part alone could be read as a number, and the whole as an address.
    const { hostname } = new URL(`http://${part}.x`);
    const [mapped = "", ...more] = hostname.split(".");
    return more.length === 1 && mapped !== "" ? mapped : undefined;
  } catch {
    return undefined;
  }
}

/** A whole name as it stands on the wire, or `undefined`. */
export function toAscii(name: string): string | undefined {
  const parts = name.split(".").map(toAsciiPart);
  return parts.every((part) => part !== undefined && part !== "") ? parts.join(".") : undefined;
}

/** A part as people read it; `undefined` for an `xn--…` that decodes to nothing, or that is not in normal form. */
export function toUnicodePart(part: string): string | undefined {
  if (!part.startsWith("xn--")) return part;
  try {
    const read = punycode.decode(part.slice("xn--".length));
    return toAsciiPart(read) === part ? read : undefined;
  } catch {
    return undefined;
  }
}

/** A whole name as people read it. Parts that decode to nothing stay as they are. */
export function toUnicode(name: string): string {
  return name
    .split(".")
    .map((part) => toUnicodePart(part) ?? part)
    .join(".");
}
