import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { runInProcess } from "@zhian/registry/cli";
import { makeKey } from "@zhian/signing/testing/make-key-list";
import {
  type RunningShell,
  removeFolders,
  startTestShell,
  untilRevision,
} from "../../shell/src/server/testing/running-shell.ts";
import { startTogether, type Together } from "./start-together.ts";

const keys = { root: makeKey(), old: makeKey(), next: makeKey() };
const minute = 60_000;

let folder: string;
let together: Together;
let shell: RunningShell;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "signing-keys-"));
  for (const [name, { publicKey, privateKey }] of Object.entries(keys)) {
    await writeFile(join(folder, `${name}.pem`), privateKey);
    await writeFile(join(folder, `${name}.pub.pem`), publicKey);
  }
  together = await startTogether({ signingKeyFiles: [join(folder, "old.pem"), join(folder, "next.pem")] });
  await together.publish("mf-keys", "1.0.0");
  await together.change("mf-keys", { action: "promote", version: "1.0.0" });
  shell = await together.startShell({ SHELL_REGISTRY_ROOT_KEY_FILE: join(folder, "root.pub.pem") });
});
afterAll(async () => {
  await together.close();
  await removeFolders();
  await rm(folder, { recursive: true });
});

/** Runs a command of the runbook, in the folder of the keys. */
async function fragments(line: string): Promise<string> {
  const { url, dataDir } = together.registry;
  const env = { FRAGMENTS_REGISTRY: url, REGISTRY_DATA_DIR: dataDir };
  const { code, output } = await runInProcess({ argv: line.split(" "), env, cwd: folder });
  if (code !== 0) throw new Error(output);
  return output;
}

async function publishKeys(reason: string, days = 365): Promise<void> {
  await fragments(`keys sign keys.json --root-key root.pem --days ${days}`);
  await fragments(`keys publish keys.signed.json --reason ${reason}`);
}

async function promote(version: string): Promise<void> {
  await together.publish("mf-keys", version);
  await together.change("mf-keys", { action: "promote", version });
}

const signer = async () => {
  const snapshot = await together.registry.fetch("/v1/environments/production/snapshot");
  return Object(await snapshot.json()).keyId;
};
const status = async (of: RunningShell) => Object(await (await fetch(`${of.operatorUrl}/status`)).json());
const knownKeys = async (of: RunningShell) => (await status(of)).signingKeys.map(({ id }: { id: string }) => id).sort();
const untilList = (version: number) =>
  until(
    `list ${version}`,
    () => shell.figure("shell_key_list_version "),
    (seen) => seen === version,
  );

describe("signing keys of a real registry, with a real shell that keeps running", () => {
  it("F-140 F-148 rotate: first without a list, then with a list, then to the next key", async () => {
    expect([await signer(), await knownKeys(shell)]).toEqual([keys.old.id, [keys.old.id]]);
    const from = new Date(Date.now() + 3 * minute).toISOString().replace(/\.\d+/, "");
    await fragments("keys roots keys.json --key root.pub.pem");
    await fragments("keys add keys.json --key old.pub.pem");
    await fragments(`keys add keys.json --key next.pub.pem --from ${from}`);
    await publishKeys("first");
    await untilList(1);
    expect(await knownKeys(shell)).toEqual([keys.old.id, keys.next.id].sort());
    expect(await signer()).toBe(keys.old.id);

    together.pass(4 * minute);
    await promote("2.0.0");
    expect(await signer()).toBe(keys.next.id);
    expect(await shell.text("/keys/page")).toContain("<p>2.0.0</p>");
    expect(await status(shell)).toMatchObject({ degraded: false, keyWarnings: [] });
  });

  it("F-142 F-146 fall back when one is revoked, keep none of it on disk, and report an expiring list", async () => {
    expect(await fragments(`keys revoke keys.json ${keys.next.id}`)).toMatch(/revoked/);
    await publishKeys("stolen", 20);
    await untilList(2);
    const warnings = async () => (await status(shell)).keyWarnings.join();
    await until("the warning", warnings, (told) => told === "soon-list-expires");
    await promote("3.0.0");

    expect([await signer(), await knownKeys(shell)]).toEqual([keys.old.id, [keys.old.id]]);
    expect(await shell.text("/keys/page")).toContain("<p>3.0.0</p>");
    const kept = join(shell.dataDir, "snapshots/production");
    const names = (await readdir(kept)).filter((name) => /^\d/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(join(kept, name), "utf8")));
    expect(texts.map((text) => JSON.parse(text).keyId)).toEqual(names.map(() => keys.old.id));
  });

  it("F-143 are known after a restart without the registry, from the list on disk", async () => {
    await shell.close();
    const again = await startTestShell(
      { url: "http://127.0.0.1:1", publicKey: keys.next.publicKey },
      { SHELL_DATA_DIR: shell.dataDir, SHELL_REGISTRY_ROOT_KEY: keys.root.publicKey },
    );
    await untilRevision(again, 3);

    expect(await knownKeys(again)).toEqual([keys.old.id]);
    expect(await again.figure("shell_key_list_version ")).toBe(2);
    await again.close();
  });

  it("are shown to the operator, with the publisher and the reason of each list", async () => {
    expect(await fragments("keys log")).toMatch(/^VERSION.*\n2 .*operators \(.*stolen\n1 .*operators \(.*first$/s);
    expect(await fragments("keys list")).toMatch(
      new RegExp(`${keys.next.id} .*revoked.*Version 2, .*${keys.old.id}\\.$`, "s"),
    );
  });
});
