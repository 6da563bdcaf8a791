import { readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "./site.ts";

/** Secrets that tests give to the site, which it must not reveal. */
export const given = {
  token: "canary-token-9d41c7e25b60",
  phone: "13800138947",
  password: "canary-password-51f0a2",
};

/** Everything that no log and no response may contain, with its name: the tests' secrets, and the site's own keys. */
export function readSecrets(): [name: string, text: string][] {
  const ofRegistry = (file: string) => readFileSync(join(site.dataDir("registry"), file), "utf8").trim();
  const [, keyLine = ""] = ofRegistry("signing-key.pem").split("\n");
  return [...Object.entries(given), ["operator token", ofRegistry("operator-token")], ["signing key", keyLine]];
}

/** Names of the secrets that a text contains. */
export function secretsIn(text: string, secrets = readSecrets()): string[] {
  return secrets.filter(([, secret]) => text.includes(secret)).map(([name]) => name);
}
