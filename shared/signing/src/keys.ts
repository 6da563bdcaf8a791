import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";

/** First 16 hex digits of the SHA-256 of the public key's DER form. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(der).digest("hex").slice(0, 16);
}

/** Reads every ed25519 public key of a PEM text, in order. Throws if there is none, or anything else. */
export function readPublicKeys(pem: string): KeyObject[] {
  const blocks = pem.match(/-----BEGIN [^-]+-----[^-]*-----END [^-]+-----/g) ?? [pem];
  return blocks.map((block) => {
    if (block.includes("PRIVATE KEY")) throw new Error("it is a private key");
    const key = createPublicKey(block);
    if (key.asymmetricKeyType !== "ed25519") throw new Error(`it is a key of type ${key.asymmetricKeyType}`);
    return key;
  });
}

/** Only the canonical base64 form is accepted: Node's decoder would accept other texts for the same bytes. */
export function isSignedBy(publicKey: KeyObject, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, "base64");
  return bytes.toString("base64") === signature && verify(null, Buffer.from(text), publicKey, bytes);
}
