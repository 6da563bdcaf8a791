import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { keyIdOf } from "@zhian/signing/keys";
import { makeKey } from "@zhian/signing/testing/make-key-list";
import { readConfig } from "./config.ts";
import { readRegistryKeys } from "./read-registry-keys.ts";

const [one, other, root] = [makeKey(), makeKey(), makeKey()] as const;
const both = `${one.publicKey}\n${other.publicKey}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
  await writeFile(join(folder, "both.pem"), both);
});
afterAll(() => rm(folder, { recursive: true }));

const read = (variables: Record<string, string>) => readRegistryKeys(readConfig(variables));
const inFolder = (name: string) => join(folder, name);

describe("the configured keys", () => {
  it.each([
    ["one, given as text", { SHELL_REGISTRY_PUBLIC_KEY: one.publicKey }, [one.id], []],
    ["several in a file", { SHELL_REGISTRY_PUBLIC_KEY_FILE: "both.pem" }, [one.id, other.id], []],
    [
      "accompanied by roots",
      { SHELL_REGISTRY_PUBLIC_KEY: one.publicKey, SHELL_REGISTRY_ROOT_KEY_FILE: "both.pem" },
      [one.id],
      [one.id, other.id],
    ],
    [
      "a root alone, without a key file",
      { SHELL_REGISTRY_PUBLIC_KEY_FILE: "nothing.pem", SHELL_REGISTRY_ROOT_KEY: root.publicKey },
      [],
      [root.id],
    ],
  ])("may be %s", async (_, variables, own, roots) => {
    const inPlace = Object.entries(variables).map(([name, value]) => [
      name,
      name.endsWith("_FILE") ? inFolder(value) : value,
    ]);
    const set = await read(Object.fromEntries(inPlace));

    expect([set.own.map(keyIdOf), set.roots.map(keyIdOf)]).toEqual([own, roots]);
  });

  it.each([
    ["no key file, and no root", "SHELL_REGISTRY_PUBLIC_KEY_FILE", () => inFolder("nothing.pem")],
    ["a missing root file", "SHELL_REGISTRY_ROOT_KEY_FILE", () => inFolder("nothing.pem")],
    ["a malformed root", "SHELL_REGISTRY_ROOT_KEY", () => "PUBLIC KEY"],
    ["a private key", "SHELL_REGISTRY_ROOT_KEY", () => `${one.publicKey}${one.privateKey}`],
  ])("F-121 are refused at start: %s", async (_, name, value) => {
    const others = { SHELL_REGISTRY_PUBLIC_KEY: one.publicKey };
    const set = { ...(name.startsWith("SHELL_REGISTRY_ROOT") && others), [name]: value() };

    await expect(read(set)).rejects.toThrow(`The shell cannot start: ${name}`);
  });
});
