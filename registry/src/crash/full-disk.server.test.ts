import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { putEmptyDatabase } from "../testing/database-images.ts";
import { follow, type RegistryProcess } from "../testing/registry-process.ts";
import { makeReleaseTarball, type ReleaseFixture } from "../testing/release-tarball.ts";

/** 20 MiB in blocks of 512 bytes: the database's own files stay below it. */
const maxFileBlocks = 40_960;
let dataDir: string;
let registry: RegistryProcess;
let url: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "registry-full-"));
  await putEmptyDatabase(dataDir);
  const main = join(import.meta.dirname, "../main.ts");
  const limited = ["-c", `ulimit -f ${maxFileBlocks} && exec "$0" "$1"`, process.execPath, main];
  registry = follow(spawn("/bin/sh", limited, { env: { REGISTRY_PORT: "0", REGISTRY_DATA_DIR: dataDir } }));
  url = await registry.started;
});
afterAll(async () => {
  await registry.kill();
  await rm(dataDir, { recursive: true, force: true });
});

interface Upload {
  name: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Packs before anything is sent: while packing, this process would not notice the registry closing an idle connection. */
async function pack(fixture: ReleaseFixture): Promise<Upload> {
  return { name: fixture.name, body: new Uint8Array(await makeReleaseTarball(fixture)) };
}

async function publish({ name, body }: Upload): Promise<Response> {
  const token = (await readFile(join(dataDir, "operator-token"), "utf8")).trim();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/gzip" };
  return fetch(`${url}/v1/fragments/${name}/releases`, { method: "POST", headers, body });
}

describe("F-24 a registry that reaches the file size limit", () => {
  it("F-24 answers 507, stores nothing, notifies the operator, keeps serving, and accepts the next release", async () => {
    // Compresses well, but is no decompression bomb.
    const large = randomBytes(3 * 1024 * 1024)
      .toString("hex")
      .replaceAll(/./g, "$&   ");
    const tooLarge = await pack({ name: "mf-large", files: { "large.txt": large } });
    const [first, next] = [await pack({ name: "mf-before" }), await pack({ name: "mf-large" })];

    expect((await publish(first)).status).toBe(201);
    const files = () => readdir(join(dataDir, "files"), { recursive: true });
    const before = await files();
    const refused = await publish(tooLarge);
    expect([refused.status, await refused.json()]).toEqual([
      507,
      { error: expect.objectContaining({ remedy: expect.stringContaining("Free up space") }) },
    ]);
    expect(await files()).toEqual(before);
    expect(registry.output()).toContain('"event":"disk.full"');
    expect((await fetch(`${url}/files/mf-before/1.0.0/remoteEntry.0001.js`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await publish(next)).status).toBe(201);
  });
});
