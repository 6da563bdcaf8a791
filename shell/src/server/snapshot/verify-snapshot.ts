import { maxSnapshotBytes, type Snapshot, signedSnapshotSchema, snapshotSchema } from "@zhian/contracts/snapshot";
import { parseJson } from "@zhian/server/parse-json";
import { isSignedBy } from "@zhian/signing/keys";
import type { KeyRefusal, TrustedKeys } from "./key-ring.ts";

export type Verified =
  | { status: "verified"; snapshot: Snapshot; keyId: string }
  | { status: "refused"; reason: Refusal };

type Refusal = "too-large" | "malformed" | KeyRefusal | "bad-signature" | "unknown-schema" | "other-environment";

interface Expected {
  keys: Pick<TrustedKeys, "find">;
  environment: string;
}

/**
 * Trusts nothing before the signature is verified. Does not check expiry or order: an expired snapshot may still be the
 * best that a shell has.
 */
export function verifySnapshot(text: string, { keys, environment }: Expected): Verified {
  if (Buffer.byteLength(text) > maxSnapshotBytes * 2) return { status: "refused", reason: "too-large" };
  const envelope = signedSnapshotSchema.safeParse(parseJson(text));
  if (!envelope.success) return { status: "refused", reason: "malformed" };

  const { keyId, signature, snapshot: payload } = envelope.data;
  if (Buffer.byteLength(payload) > maxSnapshotBytes) return { status: "refused", reason: "too-large" };
  const found = keys.find(keyId);
  if (found.status === "refused") return found;
  if (!isSignedBy(found.key, payload, signature)) return { status: "refused", reason: "bad-signature" };

  const snapshot = snapshotSchema.safeParse(parseJson(payload));
  if (!snapshot.success) return { status: "refused", reason: "unknown-schema" };
  if (snapshot.data.environment !== environment) return { status: "refused", reason: "other-environment" };
  return { status: "verified", snapshot: snapshot.data, keyId };
}
