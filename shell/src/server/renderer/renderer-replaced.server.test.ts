import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { silentLog } from "@zhian/server/testing/silent-log";
import { createMetrics } from "../operate/metrics.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { Renderer } from "./renderer.ts";

const folder = mkdtempSync(join(tmpdir(), "renderer-"));
const { manifest, files } = makeFragment({ name: "mf-a" });
const file = join(folder, "render.cjs");
writeFileSync(file, files["server/render.cjs"] ?? "");

let renderer: Renderer | undefined;
afterEach(() => renderer?.close());
afterAll(() => rmSync(folder, { recursive: true }));

function start(): Renderer {
  renderer = new Renderer({
    apiUrl: "http://127.0.0.1:1",
    workerHeapMb: 64,
    maxRssMb: 4096,
    minBudgetMs: 60_000,
    publicConfig: { origin: "", apiBase: "", consoleUrl: "" },
    log: silentLog,
    metrics: createMetrics(),
  });
  return renderer;
}

/** Kills the process before it can have loaded anything: it has not even started. */
function kill(on: Renderer): number {
  const pid = on.pid() ?? 0;
  process.kill(pid, "SIGKILL");
  return pid;
}

it("F-166 loads a release in the next renderer process when one ends while it loads", async () => {
  const on = start();
  const loaded = on.load(manifest, file);
  kill(on);
  expect(await loaded).toEqual({ status: "loaded" });
  const config = { origin: "", apiBase: "", consoleUrl: "" };
  const catalogue = { id: "usual", file: "", header: "usual", isCanary: false, products: [] };
  const asked = { url: "/", locale: "en", currency: "USD", signedIn: false, config, catalogue } as const;
  expect(await on.render(manifest, { ...asked, slots: ["main"] }).done).toMatchObject({ outcome: "rendered" });
});

it("F-166 gives up on a release whose third renderer process ends", async () => {
  const on = start();
  const loaded = on.load(manifest, file);
  for (let death = 0; death < 3; death += 1) {
    const pid = kill(on);
    await until("another process", () => on.pid() !== pid);
  }
  expect(await loaded).toEqual({ status: "failed", problem: "the renderer process exited: exit SIGKILL" });
});
