import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rounds } from "@zhian/chaos/rounds";
import { type CrashSession, openCrashSession } from "../testing/crash-client.ts";
import type { RegistryProcess } from "../testing/registry-process.ts";
import { makeReleaseTarball } from "../testing/release-tarball.ts";

const mebibyte = 1024 * 1024;
let session: CrashSession;
let registry: RegistryProcess;

beforeAll(async () => {
  session = await openCrashSession();
  registry = await session.start();
});
afterAll(() => session.close());

/** Peak memory of the process, in bytes. */
async function readPeak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Returns the status, and whether an earlier attempt was answered too late to tell whether it had been carried out. */
async function publish(name: string, megabytes: number): Promise<{ status: number; wasSentAgain: boolean }> {
  // This size when packed: one large script, which is compressed for browsers, and one image, which is not.
  const script = `"${randomBytes((megabytes * mebibyte) / 4).toString("base64")}"`;
  const picture = Buffer.concat([Buffer.from("GIF89a"), randomBytes((megabytes * mebibyte * 3) / 4)]);
  const body = new Uint8Array(await makeReleaseTarball({ name, files: { "big.js": script, "big.gif": picture } }));
  const headers = { ...(await session.operator()), "content-type": "application/gzip" };
  for (let wasSentAgain = false; ; wasSentAgain = true) {
    const response = await session.fetch(`/v1/fragments/${name}/releases`, { method: "POST", headers, body });
    await response.text();
    // A body must arrive within 30 s, which a busy machine may exceed: a client that gets 408 retries.
    if (response.status !== 408) return { status: response.status, wasSentAgain };
  }
}

describe("many concurrent publishes", () => {
  it("L-13 of 5 MB each all succeed, with at most 128 MiB more memory than two take", async () => {
    await Promise.all([publish("mf-first", 5), publish("mf-second", 5)]);
    const before = await readPeak(registry.pid);
    const length = rounds({ short: 20, long: 50, of: "L-13 publishes at once" });
    const names = Array.from({ length }, (_, index) => `mf-many-${index}`);
    const answers = await Promise.all(names.map((name) => publish(name, 5)));
    // If its last bytes arrived after the 408, the first attempt was carried out: the second finds the release.
    expect(answers.filter(({ status, wasSentAgain }) => status !== 201 && !(wasSentAgain && status === 200))).toEqual(
      [],
    );
    const listed = await Promise.all(
      names.map(async (name) => (await session.call(`/v1/fragments/${name}/releases`))?.body),
    );
    expect(listed).toMatchObject(names.map(() => ({ releases: [{ version: "1.0.0" }] })));
    expect(((await readPeak(registry.pid)) - before) / mebibyte).toBeLessThanOrEqual(128);
  });
});
