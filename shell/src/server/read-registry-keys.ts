import type { KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import { errorCode, errorMessage } from "@zhian/server/read-error";
import { readPublicKeys } from "@zhian/signing/keys";
import type { Config } from "./config.ts";
import type { SetKeys } from "./snapshot/key-ring.ts";

/**
 * Reads the registry's keys and its roots from the settings. Throws an Error that says what is wrong. Never requests them from the
 * registry, which they verify.
 */
export async function readRegistryKeys(config: Config): Promise<SetKeys> {
  const roots = await readSet(
    "SHELL_REGISTRY_ROOT_KEY",
    config.SHELL_REGISTRY_ROOT_KEY,
    config.SHELL_REGISTRY_ROOT_KEY_FILE,
  );
  const own = await readSet(
    "SHELL_REGISTRY_PUBLIC_KEY",
    config.SHELL_REGISTRY_PUBLIC_KEY,
    config.SHELL_REGISTRY_PUBLIC_KEY_FILE,
  ).catch((error: unknown) => {
    // A list signed by a root will provide the keys.
    if (roots.length > 0 && isAbsent(error)) return [];
    throw error;
  });
  return { own, roots };
}

async function readSet(name: string, pem: string | undefined, file: string | undefined): Promise<KeyObject[]> {
  if (pem === undefined && file === undefined) return [];
  try {
    return readPublicKeys(pem ?? (await readFile(String(file), "utf8")));
  } catch (cause) {
    const source = pem === undefined ? `${name}_FILE (${file})` : name;
    const detail = errorMessage(cause);
    throw new Error(
      `The shell cannot start: ${source} does not contain ed25519 public keys of the registry: ${detail}`,
      { cause },
    );
  }
}

function isAbsent(error: unknown): boolean {
  return typeof error === "object" && error !== null && "cause" in error && errorCode(error.cause) === "ENOENT";
}
