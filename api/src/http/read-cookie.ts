/** The first cookie of this name in a `cookie` header, as it stands there. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(";")) {
    const [key = "", ...value] = part.split("=");
    if (key.trim() === name) return value.join("=").trim();
  }
  return undefined;
}
