import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import type { Fault } from "@zhian/chaos/fault";
import { rounds } from "@zhian/chaos/rounds";
import { until } from "@zhian/chaos/until";
import { brokenServer } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";

let registry: FakeRegistry;
let slowly: ChaosProxy;
const late: Fault = { kind: "latency", ms: 300 };
let api: Server;
/** Responses of the api that are held until the test sends them all; later ones are sent at once. */
const asking: ServerResponse[] = [];
let isHolding = true;
let shells: RunningShell[];

/** Revision n has version n.0.0 of every fragment. */
function serveNext(): number {
  const revision = registry.snapshot().revision + 1;
  const version = `${revision}.0.0`;
  registry.serve([
    makeFragment({ name: "mf-header-footer", version, slots: ["header", "footer"], routes: ["/*"] }),
    makeFragment({ name: "mf-products", version, server: brokenServer }),
  ]);
  return revision;
}

function fail(response: ServerResponse): void {
  response.writeHead(503).end();
}

beforeAll(async () => {
  registry = await startFakeRegistry();
  const revision = serveNext();
  slowly = await startChaosProxy({ target: registry.url });
  slowly.fault(late);
  api = createServer((_, response) => {
    if (isHolding) asking.push(response);
    else fail(response);
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  const { port } = api.address() as AddressInfo;
  const variables = { SHELL_API_URL: `http://127.0.0.1:${port}`, SHELL_MIN_RENDER_MS: "60000" };
  shells = await Promise.all([
    startTestShell(registry, variables),
    startTestShell(registry, { ...variables, SHELL_REGISTRY_URL: slowly.url }),
  ]);
  await Promise.all(shells.map((shell) => untilRevision(shell, revision)));
});

afterAll(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await slowly.close();
  await registry.close();
  await removeFolders();
});

/** The versions of everything on a page: what was rendered, and what the browser must load. */
function versionsIn(html: string): string[] {
  expect(html).toContain("footer");
  return [
    ...new Set([...html.matchAll(/mf-(?:products|header-footer)[@/](\d+)\.0\.0/g)].map(([, version]) => version ?? "")),
  ];
}

describe("a page", () => {
  it("F-17 is of one revision, whichever of two shells at different revisions rendered it", async () => {
    const count = rounds({ short: 300, long: 10_000, of: "F-17 pages of two shells" });
    const [fast] = shells;
    if (!fast) throw new Error("no shell");
    const seen = new Set<string>();
    let mixed = 0;
    let differed = 0;
    for (let made = 0; made < count; made += 10) {
      // The second shell receives a revision only once the first one serves it, however slow the machine.
      if (made % 50 === 0) slowly.fault({ kind: "hang", at: "start" });
      const revision = made % 50 === 0 ? serveNext() : registry.snapshot().revision;
      if (made % 50 === 20) await untilRevision(fast, revision);
      const pages = shells.flatMap((shell, index) =>
        Array.from({ length: 5 }, (_, of) => shell.text(`/products/${made + of}-${index}`)),
      );
      const versions = (await Promise.all(pages)).map(versionsIn);
      mixed += versions.filter(({ length }) => length !== 1).length;
      for (const version of versions.flat()) seen.add(version);
      if (new Set(versions.flat()).size > 1) differed += 1;
      if (made % 50 === 20) slowly.fault(late);
    }

    expect(mixed).toBe(0);
    expect(seen.size).toBeGreaterThan(1);
    expect(differed).toBeGreaterThanOrEqual(count / 50);
    const { revision } = registry.snapshot();
    await Promise.all(shells.map((shell) => untilRevision(shell, revision)));
  });

  it("F-80 that is being rendered when the revision changes is finished with the one that it began with", async () => {
    const [shell] = shells;
    if (!shell) throw new Error("no shell");
    const old = registry.snapshot().revision;
    // As many as a release renders at once: all of them have begun when each has called the api.
    const count = 4;
    const waiting = Array.from({ length: count }, (_, index) => shell.text(`/products/waits-for-api?${index}`));
    await until(
      "renders that wait",
      () => asking.length,
      (asked) => asked === count,
    );
    const next = serveNext();
    await untilRevision(shell, next);

    expect(versionsIn(await shell.text("/products/new"))).toEqual([String(next)]);
    isHolding = false;
    asking.forEach(fail);
    for (const html of await Promise.all(waiting)) {
      expect(html).toContain(`mf-products@${old}.0.0 works`);
      expect(versionsIn(html)).toEqual([String(old)]);
    }
  });
});
