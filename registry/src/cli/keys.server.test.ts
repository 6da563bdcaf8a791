import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { makeKey } from "@zhian/signing/testing/make-key-list";
import { runInProcess } from "./run-in-process.ts";

const keys = { root: makeKey(), other: makeKey(), online: makeKey() };
const folders: string[] = [];
let cwd: string;

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), "keys-"));
  folders.push(cwd);
  for (const [name, { publicKey, privateKey }] of Object.entries(keys)) {
    await writeFile(join(cwd, `${name}.pem`), privateKey);
    await writeFile(join(cwd, `${name}.pub.pem`), publicKey);
  }
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** No server listens here: offline commands must make no request. */
const fragments = (line: string) =>
  runInProcess({ argv: line.split(" "), env: { FRAGMENTS_REGISTRY: "http://127.0.0.1:1" }, cwd });
const readJson = async (name: string) => JSON.parse(await readFile(join(cwd, name), "utf8"));

describe("fragments keys, without a reachable registry", () => {
  it("creates a list, increments its version with each signature, and shows which keys are active", async () => {
    for (const line of [
      "keys roots keys.json --key root.pub.pem",
      "keys add keys.json --key online.pub.pem --from 2020-01-01 --until 2021-01-01",
      "keys add keys.json --key other.pub.pem --from 2020-06-01T08:00Z --until 2099-01-01",
      `keys activate keys.json ${keys.other.id} --from 2020-06-15 --until 2020-06-22`,
      "keys sign keys.json --root-key root.pem --days 30",
      "keys sign keys.json --root-key root.pem --out second.json",
    ])
      expect(await fragments(line)).toMatchObject({ code: 0 });
    const list = JSON.parse((await readJson("second.json")).list);

    expect(JSON.parse((await readJson("keys.signed.json")).list).version).toBe(1);
    expect(list).toMatchObject({
      version: 2,
      keys: [
        { id: keys.online.id, notBefore: "2020-01-01T00:00:00.000Z", notAfter: "2020-06-22T00:00:00.000Z" },
        { id: keys.other.id, notBefore: "2020-06-15T00:00:00.000Z", notAfter: "2099-01-01T00:00:00.000Z" },
      ],
    });
    expect(Date.parse(list.expires) - Date.parse(list.issuedAt)).toBe(365 * 86_400_000);
    const { output } = await fragments("keys list second.json");
    expect(output).toMatch(
      new RegExp(`${keys.online.id} .*expired\n${keys.other.id} .*active\nRoots: ${keys.root.id}\n`),
    );
  });

  it.each([
    ["keys", 2],
    ["keys explode", 2],
    ["keys sign", 2],
    ["keys sign keys.json", 2],
    ["keys add keys.json --key online.pub.pem --from yesterday", 2],
    ["keys add keys.json --key online.pub.pem --from 2021-01-01 --until 2020-01-01", 2],
    ["keys publish keys.signed.json", 2],
    ["keys add nothing.json --key online.pub.pem", 1],
    ["keys add keys.json --key nothing.pem", 1],
    ["keys roots keys.json --key root.pem", 1],
    ["keys add keys.json --key online.pem", 1],
    ["keys revoke keys.json 0123456789abcdef", 1],
    ["keys sign keys.json --root-key other.pem", 1],
    ["keys sign keys.json --root-key root.pub.pem", 1],
    ["keys publish keys.json --reason x", 1],
    ["keys list", 4],
  ])("%s exits with %i, and leaves the list unchanged", async (line, expected) => {
    await fragments("keys roots keys.json --key root.pub.pem");
    const before = await readJson("keys.json");
    const { code, output } = await fragments(line);

    expect(code).toBe(expected);
    expect(output).not.toContain("PRIVATE KEY");
    expect(await readJson("keys.json")).toEqual(before);
  });
});
