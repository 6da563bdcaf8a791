import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { extract } from "tar-stream";
import { makeReleaseTarball } from "./testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

const guide = join(import.meta.dirname, "../../docs/guides/fragment-contract.md");

let registry: RunningRegistry;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guide-archive-"));
  registry = await startTestRegistry();
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

async function writeRelease(name: string): Promise<void> {
  const entries = extract();
  entries.end(gunzipSync(await makeReleaseTarball({ name })));
  for await (const entry of entries) {
    const file = join(folder, "dist", entry.header.name);
    const chunks: Buffer[] = [];
    // The stream is in its default, binary mode.
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.concat(chunks));
  }
}

it("accepts a release packed with the guide's tar command", async () => {
  await writeRelease("mf-by-hand");
  const command = /^\(cd dist && tar .+$/m.exec(await readFile(guide, "utf8"))?.[0] ?? "";
  await promisify(execFile)("sh", ["-c", command], { cwd: folder });

  const answer = await registry.upload("mf-by-hand", await readFile(join(folder, "release.tgz")));
  expect([answer.status, await answer.text()]).toEqual([201, expect.stringContaining('"name":"mf-by-hand"')]);
});
