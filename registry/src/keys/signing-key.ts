import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { link, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "@zhian/server/read-error";
import { keyIdOf } from "@zhian/signing/keys";
import { writeWhole } from "../files/durable.ts";
import { blameVariable } from "../support/blame-variable.ts";
import { failpoints } from "../support/failpoints.ts";

export interface SigningKey {
  /** First 16 hex digits of the SHA-256 of the public key's DER form. */
  keyId: string;
  /** PEM (SPKI). */
  publicKey: string;
  /** ed25519 over the text's UTF-8 bytes, base64. */
  sign(text: string): string;
}

/** Without a list of keys, the first one signs. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** Reads the keys in `files`, or generates a pair and stores it in `dataDir`. Throws if one is not an ed25519 key. */
export async function openSigningKeys(dataDir: string, files: readonly string[] | undefined): Promise<SigningKeys> {
  const [first, ...others] = files
    ? await blameVariable("REGISTRY_SIGNING_KEY_FILE", () => Promise.all(files.map(readSigningKey)))
    : [await readSigningKey(await ownKeyFile(dataDir))];
  if (!first) throw new Error("REGISTRY_SIGNING_KEY_FILE names no file");
  const keys: SigningKeys = [first, ...others];
  await writeWhole(join(dataDir, "public-key.pem"), keys.map(({ publicKey }) => publicKey).join(""), 0o644);
  return keys;
}

/** Throws if there is no ed25519 key in the file. */
async function readSigningKey(file: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(await readFile(file, "utf8"));
  if (privateKey.asymmetricKeyType !== "ed25519") throw new Error(`${file} is not an ed25519 key`);
  return toSigningKey(privateKey);
}

function toSigningKey(privateKey: KeyObject): SigningKey {
  const publicKey = createPublicKey(privateKey);
  return {
    keyId: keyIdOf(publicKey),
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString("base64"),
  };
}

async function ownKeyFile(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, "signing-key.pem");
  try {
    await readFile(file);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const { privateKey } = generateKeyPairSync("ed25519");
    const made = join(dataDir, `signing-key.${randomUUID()}.pem`);
    await writeWhole(made, privateKey.export({ type: "pkcs8", format: "pem" }).toString(), 0o600);
    failpoints.pass("start: signing key made");
    await linkUnlessPresent(made, file);
    failpoints.pass("start: signing key in place");
    await rm(made);
  }
  return file;
}

/** When replicas start together with one folder, all use the key of the first. */
async function linkUnlessPresent(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}
