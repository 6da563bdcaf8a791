import { createHash } from "node:crypto";

/** In the format of `integrity` for a script, a style or a fetch. */
export function integrityOf(content: string | Uint8Array): string {
  const hash = createIntegrityHash();
  hash.update(content);
  return hash.digest();
}

/** For content that arrives in chunks. */
export function createIntegrityHash(): { update(piece: string | Uint8Array): void; digest(): string } {
  const hash = createHash("sha384");
  return {
    update: (piece) => void hash.update(piece),
    digest: () => `sha384-${hash.digest("base64")}`,
  };
}
