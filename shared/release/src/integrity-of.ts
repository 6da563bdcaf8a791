import { createHash } from "node:crypto";

/** As the `integrity` of a script, a style or a fetch has it. */
export function integrityOf(content: string | Uint8Array): string {
  const hash = createIntegrityHash();
  hash.update(content);
  return hash.digest();
}

/** For content that comes in pieces. */
export function createIntegrityHash(): { update(piece: string | Uint8Array): void; digest(): string } {
  const hash = createHash("sha384");
  return {
    update: (piece) => void hash.update(piece),
    digest: () => `sha384-${hash.digest("base64")}`,
  };
}
