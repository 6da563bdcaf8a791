import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { rounds } from "@zhian/chaos/rounds";
import { until } from "@zhian/chaos/until";
import { failpoints } from "./failpoints.ts";
import { type FakeRegistry, startFakeRegistry } from "./testing/fake-registry.ts";
import { makeFragment } from "./testing/fragment-fixture.ts";
import { removeFolders, temporaryFolder } from "./testing/running-shell.ts";
import { settledBytes } from "./testing/settled-bytes.ts";
import { type ShellProcess, startShellProcess } from "./testing/shell-process.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = (version: string) => makeFragment({ name: "mf-products", version });

let registry: FakeRegistry;
const running: ShellProcess[] = [];

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products("1.0.0")]);
});

afterEach(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.splice(0).map(({ ended }) => ended));
});

afterAll(async () => {
  await registry.close();
  await removeFolders();
});

async function start(options: Omit<Parameters<typeof startShellProcess>[0], "registry"> = {}) {
  const shell = await startShellProcess({ registry, ...options });
  running.push(shell);
  return shell;
}

async function isReady({ url }: ShellProcess): Promise<boolean> {
  return (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
}

/** The resident memory of a process once startup is over and it no longer grows. */
async function untilReady(shell: ShellProcess): Promise<void> {
  await until("readiness", () => isReady(shell));
}

const wrong: [string, Record<string, string>, string[]][] = [
  [
    "several faults at once",
    { SHELL_PORT: "eighty", SHELL_API_URL: "ftp://x", SHELL_DEV: "perhaps" },
    ["SHELL_PORT", "SHELL_API_URL", "SHELL_DEV"],
  ],
  ["an empty number", { SHELL_PORT: "" }, ["SHELL_PORT"]],
  [
    "a number out of range",
    { SHELL_MAX_RENDERS: "0", SHELL_WORKER_HEAP_MB: "1e3" },
    ["SHELL_MAX_RENDERS", "SHELL_WORKER_HEAP_MB"],
  ],
  ["an unknown name", { SHELL_PROT: "8080" }, ["SHELL_PROT"]],
  ["an origin with a path", { SHELL_ORIGIN: "https://site.test/path" }, ["SHELL_ORIGIN"]],
  ["an invalid key", { SHELL_REGISTRY_PUBLIC_KEY: "PUBLIC KEY" }, ["SHELL_REGISTRY_PUBLIC_KEY"]],
  ["a folder without a build", { SHELL_ASSETS_DIR: "/nowhere" }, ["/nowhere/assets.json"]],
  ["an unknown failpoint", { SHELL_FAILPOINT: "nowhere" }, ["nowhere"]],
];

/** Like SES: the prototype is read-only, but objects can still define own properties of the same names. */
const freezePrototype = `
for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(Object.prototype))) {
  if (!("value" in own)) continue;
  Object.defineProperty(Object.prototype, key, {
    get: () => own.value,
    set(value) {
      if (this === Object.prototype) throw new TypeError("the prototype is frozen");
      Object.defineProperty(this, key, { value, writable: true, enumerable: true, configurable: true });
    },
  });
}
Object.freeze(Object.prototype);`;

describe("a shell process", () => {
  it.each(wrong)(
    "F-121 refuses to start with %s, names it, and leaves nothing half-started",
    async (_, variables, names) => {
      const shell = await start({ variables });

      expect(await shell.ended).toBe(1);
      for (const name of names) expect(shell.errors()).toContain(name);
      await expect(fetch(shell.url)).rejects.toThrow("fetch failed");
    },
  );

  it.each(failpoints.names)("F-15 that dies at %p starts again with a complete revision", async (name) => {
    const dataDir = await temporaryFolder();
    const passages = rounds({ short: 1, long: 8, of: `F-15 deaths at "${name}"` });
    for (let passage = 1; passage <= passages; passage += 1) {
      const dying = await start({ variables: { SHELL_DATA_DIR: dataDir, SHELL_FAILPOINT: `${name}#${passage}` } });
      await until("its end, or readiness", async () => dying.child.signalCode !== null || (await isReady(dying)));
      dying.child.kill("SIGKILL");
      await dying.ended;
      const shell = await start({ variables: { SHELL_DATA_DIR: dataDir } });
      await untilReady(shell);
      expect(await (await fetch(shell.url)).text()).toContain("mf-products@1.0.0 main");
      shell.child.kill("SIGKILL");
      await shell.ended;
    }
  });

  it("F-13 reads no more of an endless snapshot than the size limit", async () => {
    const proxy = await startChaosProxy({ target: registry.url });
    const shell = await start({ variables: { SHELL_REGISTRY_URL: proxy.url } });
    await untilReady(shell);
    const before = await settledBytes(() => shell.rssBytes());
    let asked = 0;
    proxy.fault({ kind: "huge", bytes: 2 ** 30 }, (path) => {
      if (path.endsWith("/snapshot")) asked += 1;
      return path.endsWith("/snapshot");
    });
    await until(
      "the cut, and another question",
      () => asked,
      (seen) => seen > 1,
    );

    expect((await shell.rssBytes()) - before).toBeLessThanOrEqual(8 * 2 ** 20);
    expect((await fetch(shell.url)).status).toBe(200);
    await proxy.close();
  });

  it.each(["is not read", "is gone"])(
    "F-120 answers while its log %s, counts dropped lines, and exits in time",
    async (what) => {
      const shell = await start({ stdout: "pipe", variables: { SHELL_LOG_LEVEL: "debug" } });
      if (what === "is gone") shell.child.stdout?.destroy();
      await untilReady(shell);
      await until("lines are dropped", async () => {
        const pages = Array.from({ length: 50 }, (_, index) => fetch(`${shell.url}/_shell/${"x".repeat(180)}${index}`));
        const statuses = (await Promise.all(pages)).map(({ status }) => status);
        expect(statuses.filter((status) => status !== 404)).toEqual([]);
        const figures = await (await fetch(`${shell.url}/metrics`)).text();
        return Number(/^shell_log_dropped_lines (\d+)$/m.exec(figures)?.[1]) > 0;
      });
      shell.child.kill("SIGTERM");

      expect(await shell.ended).toBe(0);
    },
  );

  it("exposes metrics to local clients only, and not through a proxy on this machine", async () => {
    const shell = await start();
    await untilReady(shell);
    const statusFor = async (headers: Record<string, string>) =>
      (await fetch(`${shell.url}/metrics`, { headers })).status;
    expect(await statusFor({})).toBe(200);
    expect(await statusFor({ "x-forwarded-for": "203.0.113.7" })).toBe(404);
    expect(await statusFor({ forwarded: "for=203.0.113.7" })).toBe(404);
  });

  it("F-119 survives more connections than it has file descriptors for", async () => {
    const shell = await start({ within: ["prlimit", "--nofile=256:256"] });
    await untilReady(shell);
    const { hostname, port } = new URL(shell.url);
    const sockets: Socket[] = [];
    let settled = 0;
    for (let count = 0; count < 400; count += 1) {
      const socket = connect(Number(port), hostname);
      socket.once("connect", () => {
        settled += 1;
      });
      socket.on("error", () => undefined);
      sockets.push(socket);
    }
    await until(
      "most are connected",
      () => settled,
      (seen) => seen > 256,
    );
    for (const socket of sockets) socket.destroy();
    await until("pages again", async () => (await fetch(shell.url).catch(() => undefined))?.status === 200);

    expect(shell.child.exitCode).toBeNull();
  });

  it("B-S-20 serves pages, search and preferences with a frozen prototype", async () => {
    const api = createServer((request, response) => response.end(JSON.stringify({ asked: request.url })));
    await once(api.listen(0, "127.0.0.1"), "listening");
    // A TCP server's address is an object.
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const freeze = `data:text/javascript,${encodeURIComponent(freezePrototype)}`;
    const shell = await start({ nodeOptions: ["--import", freeze], variables: { SHELL_API_URL: apiUrl } });
    await untilReady(shell);
    for (const query of ["__proto__[x]=1", "constructor.prototype.x=1", "a[__proto__][x]=1", "__proto__=1&x=1"]) {
      const answer = await fetch(`${shell.url}/products/bcc?${query}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("mf-products@1.0.0 main");

      const search = `/api/v1/cms/search?q=bcc&${query}`;
      expect(await (await fetch(shell.url + search)).json()).toEqual({ asked: search });
      const body = new URLSearchParams(`locale=zh&to=/products/bcc&${query}`);
      const chosen = await fetch(`${shell.url}/_preferences`, { method: "POST", body, redirect: "manual" });
      expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/zh/products/bcc"]);
    }
    for (const path of ["/metrics", "/sitemap.xml", "/_revision", "/favicon.svg", "/_shell/main.1.js"]) {
      expect((await fetch(shell.url + path)).status).toBe(200);
    }
    const report = JSON.stringify({ type: "csp", ["__proto__"]: { kind: "broken" } });
    expect((await fetch(`${shell.url}/_reports`, { method: "POST", body: report })).status).toBe(204);
    api.closeAllConnections();
    api.close();
  });
});
