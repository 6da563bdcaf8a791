import { createPublicKey, type KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Config } from "./config.ts";
import { errorMessageOf } from "./read-error.ts";

/** Throws an Error that says what to do. Never asks the registry for it: that is who the key is to be checked against. */
export async function readPublicKey(config: Config): Promise<KeyObject> {
  const { SHELL_REGISTRY_PUBLIC_KEY: own, SHELL_REGISTRY_PUBLIC_KEY_FILE: file } = config;
  try {
    const key = createPublicKey(own ?? (await readFile(file, "utf8")));
    if (key.asymmetricKeyType !== "ed25519") throw new Error(`it is a key of type ${key.asymmetricKeyType}`);
    return key;
  } catch (cause) {
    const source = own ? "SHELL_REGISTRY_PUBLIC_KEY" : `SHELL_REGISTRY_PUBLIC_KEY_FILE (${file})`;
    const detail = errorMessageOf(cause);
    throw new Error(`The shell cannot start: ${source} does not give the registry's ed25519 public key: ${detail}`, {
      cause,
    });
  }
}
