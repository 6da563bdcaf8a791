import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { type ChaosProxy, startChaosProxy } from "@zhian/chaos/chaos-proxy";
import { until } from "@zhian/chaos/until";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, untilRevision } from "../testing/running-shell.ts";

const header = makeFragment({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });

let registry: FakeRegistry;
let proxy: ChaosProxy;
let shell: RunningShell;

beforeEach(async () => {
  registry = await startFakeRegistry();
  registry.serve([header, makeFragment({ name: "mf-products" })]);
  proxy = await startChaosProxy({ target: registry.url });
  shell = await startTestShell(registry, { SHELL_REGISTRY_URL: proxy.url });
  await untilRevision(shell, registry.snapshot().revision);
});

afterEach(async () => {
  await shell.close();
  await proxy.close();
  await registry.close();
  await removeFolders();
});

async function isWholePage(_: unknown, index: number): Promise<boolean> {
  const page = await shell.get(`/products/${index}`);
  const html = await page.text();
  return page.status === 200 && html.includes("mf-products@1.0.0 main") && html.trimEnd().endsWith("</html>");
}

it.each([
  ["500", 500, () => ({}), 1000],
  ["429 with a time to come back", 429, () => ({ "retry-after": "2" }), 2000],
  ["503 with a date to come back", 503, () => ({ "retry-after": inThreeSeconds() }), 1000],
] as const)(
  "F-05 a registry that answers %s is asked at most once per interval, events or not",
  async (what, status, nameTime, leastMs) => {
    const askedAt: number[] = [];
    proxy.fault({ kind: "status", status, headers: nameTime() }, (path) => {
      if (!path.endsWith("/snapshot")) return false;
      askedAt.push(performance.now());
      return true;
    });
    const enough = what.includes("date") ? 2 : 3;
    await until("some questions", () => {
      registry.answerSnapshot(undefined);
      return askedAt.length >= enough;
    });
    expect(askedAt.length).toBeLessThanOrEqual(enough + 1);
    const gaps = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));

    expect(gaps.filter((gap) => gap < leastMs * 0.95)).toEqual([]);
    const pages = await Promise.all(Array.from({ length: 10 }, isWholePage));
    expect(pages).toEqual(Array.from({ length: 10 }, () => true));
  },
);

function inThreeSeconds(): string {
  return new Date(Date.now() + 3_000).toUTCString();
}
