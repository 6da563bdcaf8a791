import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { brokenServer } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { type RunningShell, removeFolders, startTestShell, until, untilRevision } from "../testing/running-shell.ts";

let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  await serve("1.0.0");
}, 120_000);

afterAll(async () => {
  await shell.close();
  await registry.close();
  await removeFolders();
});

async function serve(version: string): Promise<void> {
  registry.serve([makeFragment({ name: "mf-all", version, routes: ["/*"], server: brokenServer })]);
  shell ??= await startTestShell(registry, { SHELL_MIN_RENDER_MS: "30000" });
  await untilRevision(shell, registry.snapshot().revision);
}

let pages = 0;
/** Which render of its thread the next page is, counted from 1; NaN when it fails. */
async function nextRender(): Promise<number> {
  pages += 1;
  return Number(/works, render (\d+)/.exec(await shell.text(`/fine?${pages}`))?.[1] ?? Number.NaN);
}

it("goes on with the same worker when a newer version is taken back, whose own worker has ended", async () => {
  const before = await nextRender();
  await serve("1.1.0");
  const fresh = await nextRender();
  await serve("1.0.0");
  expect(await nextRender()).toBe(before + 1);

  await serve("1.1.0");
  expect(await nextRender()).toBe(fresh);
}, 120_000);

it("serves an older version again after the renderer has died, by a worker that it boots anew", async () => {
  const starts = await shell.figure("shell_renderer_starts_total");
  process.kill(shell.rendererPid() ?? 0, "SIGKILL");
  await until("a new renderer", async () => (await shell.figure("shell_renderer_starts_total")) === starts + 1);
  await until("pages again", async () => !Number.isNaN(await nextRender()));

  await serve("1.0.0");
  const first = await nextRender();
  await serve("1.2.0");
  expect(await nextRender()).toBe(first);
}, 120_000);
