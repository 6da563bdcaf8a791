import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { putEmptyDatabase } from "./testing/database-images.ts";
import { type RegistryProcess, startRegistryProcess } from "./testing/registry-process.ts";
import { makeReleaseTarball } from "./testing/release-tarball.ts";

let dataDir: string;
const running = new Set<RegistryProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "registry-process-"));
  await putEmptyDatabase(dataDir);
});
afterAll(async () => {
  await Promise.all([...running].map((registry) => registry.kill()));
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): RegistryProcess {
  const registry = startRegistryProcess(dataDir, env);
  running.add(registry);
  return registry;
}

describe("the registry's process", () => {
  it("F-93 locks its folder, releases it on exit, and takes it over from a killed process", async () => {
    const first = start();
    const url = await first.started;
    const others = await Promise.all([1, 2, 3].map(() => start().ended));
    expect(others.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(others[0]?.output).toMatch(/in use by another process.*REGISTRY_DATA_DIR/);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);

    await first.kill();
    const second = start();
    await second.started;
    second.signal("SIGTERM");
    expect((await second.ended).code).toBe(0);
    const third = start();
    await third.started;
    third.signal("SIGTERM");
    expect((await third.ended).code).toBe(0);
  });

  it("F-18 keeps acknowledged writes when killed, and exits with 0 on SIGINT while shells are connected", async () => {
    const first = start();
    const url = await first.started;
    const token = (await readFile(join(dataDir, "operator-token"), "utf8")).trim();
    const authorization = `Bearer ${token}`;
    const body = new Uint8Array(await makeReleaseTarball({ name: "mf-kept" }));
    const headers = { authorization, "content-type": "application/gzip" };
    expect((await fetch(`${url}/v1/fragments/mf-kept/releases`, { method: "POST", headers, body })).status).toBe(201);
    const promoted = await fetch(`${url}/v1/environments/production/deployments/mf-kept`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "if-match": '"0"' },
      body: JSON.stringify({ action: "promote", version: "1.0.0", reason: "kept" }),
    });
    expect(promoted.status).toBe(200);
    const before = await (await fetch(`${url}/v1/environments/production/snapshot`)).text();
    await first.kill();
    expect(first.output()).not.toContain(token);

    const second = start();
    const again = await second.started;
    expect(await (await fetch(`${again}/v1/environments/production/snapshot`)).text()).toBe(before);
    expect((await fetch(`${again}/files/mf-kept/1.0.0/remoteEntry.0001.js`)).status).toBe(200);
    const events = await fetch(`${again}/v1/environments/production/events`);
    second.signal("SIGINT");
    expect((await second.ended).code).toBe(0);
    await events.body?.cancel();
  });

  it("hides key and token from other users", async () => {
    for (const name of ["signing-key.pem", "operator-token"]) {
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
    }
  });

  it("F-121 refuses to start with an invalid configuration, lists every fault, and creates and opens nothing", async () => {
    const fresh = join(dataDir, "never");
    const wrong = {
      REGISTRY_DATA_DIR: fresh,
      REGISTRY_PORT: "many",
      REGISTRY_DATABASE_URL: "mysql://x",
      REGISTRY_ENVIRONMENTS: "Prod",
      REGISTRY_SNAPSHOT_DAYS: "a week",
      REGISTRY_PROT: "1",
    };
    const { code, output } = await start(wrong).ended;
    expect(code).toBe(1);
    const { REGISTRY_DATA_DIR: _, ...faults } = wrong;
    for (const name of Object.keys(faults)) expect(output).toContain(name);
    expect(output).not.toContain("started");
    await expect(stat(fresh)).rejects.toThrow("ENOENT");
  });

  it.each<[string, string, () => Promise<Record<string, string>>]>([
    [
      "a missing signing key",
      "REGISTRY_SIGNING_KEY_FILE",
      async () => ({ REGISTRY_SIGNING_KEY_FILE: join(dataDir, "no-such-key.pem") }),
    ],
    [
      "an invalid signing key",
      "REGISTRY_SIGNING_KEY_FILE",
      async () => {
        await writeFile(join(dataDir, "no-key.pem"), "-----BEGIN PRIVATE KEY-----");
        return { REGISTRY_SIGNING_KEY_FILE: join(dataDir, "no-key.pem") };
      },
    ],
    [
      "a data directory that is a file",
      "REGISTRY_DATA_DIR",
      async () => {
        await writeFile(join(dataDir, "a-file"), "");
        return { REGISTRY_DATA_DIR: join(dataDir, "a-file") };
      },
    ],
    [
      "an unreachable database",
      "REGISTRY_DATABASE_URL",
      async () => ({ REGISTRY_DATABASE_URL: "postgresql://registry:canary@127.0.0.1:1/registry" }),
    ],
  ])("F-121 refuses to start with %s, and names %s", async (_what, name, prepare) => {
    const { code, output } = await start(await prepare()).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(name)]);
    expect(output).not.toContain("canary");
    expect(output).not.toContain("    at ");
  });

  it("says in one line that its port is in use, and which variable changes it", async () => {
    const { createServer } = await import("node:net");
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    const { code, output } = await start({ REGISTRY_PORT: port }).ended;
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain("Set REGISTRY_PORT to a free port.");
  });

  it("refuses a signing key of another type", async () => {
    const { generateKeyPairSync } = await import("node:crypto");
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const file = join(dataDir, "other-key.pem");
    await writeFile(file, privateKey.export({ type: "pkcs8", format: "pem" }));
    const { code, output } = await start({ REGISTRY_SIGNING_KEY_FILE: file }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining("not an ed25519 key")]);
  });
});
