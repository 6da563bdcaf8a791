import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { rounds } from "@zhian/chaos/rounds";
import { until } from "@zhian/chaos/until";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";
import { registryDeadlineMs } from "./ask-registry.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const products = (version: string) => makeFragment({ name: "mf-products", version });

let registry: FakeRegistry;
let proxy: ChaosProxy;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, products("0.0.0")]);
  proxy = await startChaosProxy({ target: registry.url });
  shell = await startTestShell(registry, { SHELL_REGISTRY_URL: proxy.url });
});

beforeEach(async () => {
  await proxy.heal();
  await serveNext();
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(async () => {
  await shell.close();
  await proxy.close();
  await registry.close();
  await removeFolders();
});

let version = "0.0.0";

/** Publishes the next revision, and waits until it is served. */
async function serveNext(): Promise<void> {
  offerNext();
  await untilRevision(shell, registry.snapshot().revision);
}

function offerNext(): void {
  const revision = registry.snapshot().revision + 1;
  version = `${revision}.0.0`;
  registry.serve([header, products(version)]);
}

let asked = 0;

/** Returns how many of `count` pages, never requested before, are incomplete. */
async function failedPages(count: number, served = version): Promise<number> {
  let failed = 0;
  for (let left = count; left > 0; left -= atOnce) {
    const pages = Array.from({ length: atOnce }, () => {
      asked += 1;
      return shell.get(`/products/${asked}`);
    });
    for (const page of await Promise.all(pages)) {
      const html = await page.text();
      const isWhole =
        page.status === 200 && html.includes(`mf-products@${served} main`) && html.trimEnd().endsWith("</html>");
      if (!isWhole) failed += 1;
    }
  }
  return failed;
}

const atOnce = 5;
const isSnapshot = (path: string) => path.endsWith("/snapshot");

describe("a registry that", () => {
  it.each([
    ["F-01 is gone", { kind: "refuse" }],
    ["F-01 never answers", { kind: "hang", at: "start" }],
  ] as const)("%s when the shell starts is not waited for: the disk is enough", async (_, fault) => {
    await shell.close();
    proxy.fault(fault);
    shell = await startTestShell(registry, { SHELL_DATA_DIR: shell.dataDir, SHELL_REGISTRY_URL: proxy.url });
    await until(
      "readiness",
      async () => (await shell.get("/readyz")).status,
      (status) => status === 200,
    );
    // On a busy machine, the newest revision may not be ready at the first request.
    await untilRevision(shell, registry.snapshot().revision);

    expect(await failedPages(rounds({ short: 50, long: 1000, of: "F-01 pages without a registry" }))).toBe(0);
    // The registry never responded, so no page can have waited for it.
    expect(await shell.figure("shell_snapshot_revision")).toBe(registry.snapshot().revision);
    await proxy.heal();
    await serveNext();
  });

  it("F-01 F-03 is down for an hour costs no page, even across a restart, and is followed again later", async () => {
    proxy.fault({ kind: "refuse" });
    await until(
      "the failure",
      () => shell.figure("shell_registry_errors_total"),
      (seen) => seen > 0,
    );
    const now = Date.now;
    jest.spyOn(Date, "now").mockImplementation(() => now() + 3_600_000);

    expect(await failedPages(rounds({ short: 100, long: 10_000, of: "F-03 pages in the registry's lost hour" }))).toBe(
      0,
    );
    await shell.close();
    shell = await startTestShell(registry, { SHELL_DATA_DIR: shell.dataDir, SHELL_REGISTRY_URL: proxy.url });
    await until(
      "readiness",
      async () => (await shell.get("/readyz")).status,
      (status) => status === 200,
    );
    await untilRevision(shell, registry.snapshot().revision);
    expect(await failedPages(20)).toBe(0);
    await proxy.heal();
    await serveNext();
  });

  it.each([
    ["F-04 hangs before its answer", { kind: "hang", at: "start" }],
    ["F-04 hangs within its answer", { kind: "hang", at: "headers", bytes: 40 }],
    ["F-04 takes ten seconds", { kind: "latency", ms: 10_000 }],
    ["F-04 drips its answer", { kind: "drip", bytesPerSecond: 20 }],
  ] as const)("%s gets one request at a time, and no page waits for it", async (_, fault) => {
    const begun = performance.now();
    let asked = 0;
    proxy.fault(fault, (path) => {
      if (!isSnapshot(path)) return false;
      asked += 1;
      return true;
    });
    await until(
      "a question",
      () => asked,
      (seen) => seen > 0,
    );
    // Each of them would cause a request if the one before did not hang.
    for (let event = 0; event < 20; event += 1) registry.answerSnapshot(undefined);

    expect(await failedPages(20)).toBe(0);
    // Another request is made only once the one before was given up.
    const givenUp = Math.floor((performance.now() - begun) / registryDeadlineMs);
    expect(asked).toBeLessThanOrEqual(1 + givenUp);
    await proxy.heal();
    await serveNext();
  });

  it.each([
    ["F-06 sends a page of HTML", { kind: "wrong-type" }],
    ["F-06 sends what is not JSON", { kind: "garbage" }],
    ["F-06 drops the connection", { kind: "reset-after", bytes: 300 }],
    ["F-06 sends nothing", { kind: "truncate", bytes: 0 }],
    ["F-06 sends half a snapshot", { kind: "truncate", bytes: 700 }],
    ["F-08 corrupts one bit", { kind: "corrupt", at: 900 }],
  ] as const)("%s changes nothing, and is followed again afterwards", async (_, fault) => {
    const [served, before] = [version, await refusals()];
    proxy.fault(fault, isSnapshot);
    offerNext();
    await until(
      "the refusal",
      () => refusals(),
      (seen) => seen > before,
    );

    expect(await failedPages(10, served)).toBe(0);
    await proxy.heal();
    await untilRevision(shell, registry.snapshot().revision);
  });

  it("F-16 names a file that never ends leaves the previous revision in place until the file is complete", async () => {
    const served = version;
    const isFile = (path: string) => path.endsWith("/page.1.js");
    const hanging: string[] = [];
    proxy.fault({ kind: "hang", at: "headers", bytes: 3 }, (path) => isFile(path) && hanging.push(path) > 0);
    offerNext();
    await until(
      "the question for the file",
      () => hanging.length,
      (seen) => seen > 0,
    );

    expect(await failedPages(20, served)).toBe(0);
    await proxy.heal();
    await untilRevision(shell, registry.snapshot().revision);
    expect(await failedPages(20)).toBe(0);
  });
});

async function refusals(): Promise<number> {
  const text = await shell.figures();
  const lines = text.split("\n").filter((line) => /^shell_(snapshot_rejected|registry_errors)_total/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}
