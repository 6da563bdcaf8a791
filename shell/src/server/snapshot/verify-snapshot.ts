import { createHash, type KeyObject, verify } from "node:crypto";
import { maxSnapshotBytes, type Snapshot, signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";

export type Verified = { status: "verified"; snapshot: Snapshot } | { status: "refused"; reason: Refusal };

type Refusal = "too-large" | "malformed" | "unknown-key" | "bad-signature" | "unknown-schema" | "other-environment";

/**
 * Trusts nothing before the signature is right. Expiry and order are another matter: an expired snapshot is still the
 * best that a shell has.
 */
export function verifySnapshot(text: string, expected: { publicKey: KeyObject; environment: string }): Verified {
  if (Buffer.byteLength(text) > maxSnapshotBytes * 2) return { status: "refused", reason: "too-large" };
  const envelope = signedSnapshotSchema.safeParse(parseJson(text));
  if (!envelope.success) return { status: "refused", reason: "malformed" };

  const payload = Buffer.from(envelope.data.snapshot);
  if (payload.byteLength > maxSnapshotBytes) return { status: "refused", reason: "too-large" };
  if (envelope.data.keyId !== keyIdOf(expected.publicKey)) return { status: "refused", reason: "unknown-key" };
  const signature = Buffer.from(envelope.data.signature, "base64");
  // One signature has one form: base64 as Node reads it would let others stand for the same bytes.
  const isPlain = signature.toString("base64") === envelope.data.signature;
  if (!isPlain || !verify(null, payload, expected.publicKey, signature)) {
    return { status: "refused", reason: "bad-signature" };
  }

  const snapshot = snapshotSchema.safeParse(parseJson(envelope.data.snapshot));
  if (!snapshot.success) return { status: "refused", reason: "unknown-schema" };
  if (snapshot.data.environment !== expected.environment) return { status: "refused", reason: "other-environment" };
  return { status: "verified", snapshot: snapshot.data };
}

/** As the registry names its keys. */
function keyIdOf(key: KeyObject): string {
  const der = key.export({ type: "spki", format: "der" });
  return createHash("sha256").update(der).digest("hex").slice(0, 16);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
