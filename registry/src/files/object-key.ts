/** Hexadecimal, since base64 contains slashes; the first byte spreads the files over 256 folders. */
export function objectKey(integrity: string): string {
  const hex = Buffer.from(integrity.slice("sha384-".length), "base64").toString("hex");
  return `${hex.slice(0, 2)}/${hex.slice(2)}`;
}

/** Key of the brotli variant, stored next to the file. */
export function variantKey(key: string): string {
  return `${key}.br`;
}
