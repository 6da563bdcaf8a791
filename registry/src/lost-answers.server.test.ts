import { readdir } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { until } from "@zhian/chaos/until";
import { runCli } from "./cli/run.ts";
import { makeReleaseTarball } from "./testing/release-tarball.ts";
import { type RunningRegistry, startTestRegistry } from "./testing/running-registry.ts";

let registry: RunningRegistry;
let proxy: ChaosProxy;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish({ name: "mf-a" });
  await registry.publish({ name: "mf-a", version: "1.0.1" });
  await registry.change("mf-a", { action: "promote", version: "1.0.0", reason: "first" });
});
afterAll(() => registry.close());
beforeEach(async () => {
  proxy = await startChaosProxy({ target: registry.url });
});
afterEach(() => proxy.close());

describe("F-23 a lost response", () => {
  it("F-23 to a publish is repaired by a retry, which returns the first receipt and records nothing new", async () => {
    const body = new Uint8Array(await makeReleaseTarball({ name: "mf-lost" }));
    const headers = { authorization: `Bearer ${registry.operatorToken}`, "content-type": "application/gzip" };
    const publish = async () => {
      const response = await fetch(`${proxy.url}/v1/fragments/mf-lost/releases`, { method: "POST", headers, body });
      return [response.status, await response.json()];
    };
    proxy.fault({ kind: "reset-after", bytes: 0 });
    await expect(publish()).rejects.toThrow(/terminated|fetch failed/);
    await proxy.heal();
    const [status, receipt] = await publish();
    expect(status).toBe(200);
    expect(await publish()).toEqual([200, receipt]);
    const { releases } = Object(await (await registry.fetch("/v1/fragments/mf-lost/releases")).json());
    expect(releases).toEqual([receipt]);
    expect(await registry.database.query("select version from releases where name = 'mf-lost'")).toHaveLength(1);
  });

  it("F-23 to a promote makes the command retry, and the promote is applied once", async () => {
    const before = await registry.revision();
    const isPromote = (path: string) => path.includes("/deployments/");
    let answers = 0;
    proxy.fault({ kind: "reset-after", bytes: 0 }, (path) => isPromote(path) && ++answers === 1);
    let said = "";
    const say = (text: string) => {
      said += text;
    };
    const argv = ["promote", "mf-a", "1.0.1", "--reason", "lost", "--registry", proxy.url];
    const env = { FRAGMENTS_TOKEN: registry.operatorToken };
    const exitCode = await runCli({ argv, env, cwd: "/", print: say, complain: say });
    expect([said, exitCode, answers]).toEqual([expect.any(String), 0, 2]);
    await proxy.heal();
    expect(said).toContain(`revision ${before + 1}: mf-a 1.0.1 goes to everyone`);
    const { entries } = Object(await (await registry.fetch("/v1/environments/production/log?limit=2")).json());
    expect(entries.map(({ reason }: { reason: string }) => reason)).toEqual(["lost", "first"]);
  });
});

describe("F-27 a publisher that disconnects", () => {
  it("F-27 leaves no file behind after a hundred interrupted uploads", async () => {
    const tarball = await makeReleaseTarball({
      name: "mf-cut",
      files: { "a.js": "a".repeat(200_000), "b.js": Array.from({ length: 30_000 }, (_, index) => index).join() },
    });
    const { hostname, port } = new URL(registry.url);
    const head = [
      "POST /v1/fragments/mf-cut/releases HTTP/1.1",
      "host: registry",
      `authorization: Bearer ${registry.operatorToken}`,
      "content-type: application/gzip",
      `content-length: ${tarball.length}`,
    ].join("\r\n");
    const files = () => readdir(join(registry.dataDir, "files"), { recursive: true });
    const before = new Set(await files());
    for (let round = 0; round < 100; round++) {
      const socket = createConnection({ host: hostname, port: Number(port) });
      const gone = new Promise((resolve) => socket.once("close", resolve));
      socket.on("error", () => {});
      const sent = tarball.subarray(0, Math.floor((tarball.length * round) / 100));
      await new Promise((resolve) => socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), sent]), resolve));
      if (round % 2) socket.resetAndDestroy();
      else socket.destroy();
      await gone;
    }
    // A folder may vanish while it is read.
    const left = async () => new Set(await files().catch(() => []));
    await until("only the files from before", left, (names) => isDeepStrictEqual(names, before));
    expect((await registry.upload("mf-cut", tarball)).status).toBe(201);
  });
});
