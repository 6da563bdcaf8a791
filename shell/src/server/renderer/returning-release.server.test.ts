import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { pino } from "pino";
import { brokenServer } from "../testing/broken-servers.ts";
import { type FakeRegistry, startFakeRegistry } from "../testing/fake-registry.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { endTestShell, type RunningShell, startTestShell, untilRevision } from "../testing/running-shell.ts";

let said = "";
const log = pino({ level: "info" }, { write: (line: string) => void (said += line) });
let registry: FakeRegistry;
let shell: RunningShell;

beforeAll(async () => {
  registry = await startFakeRegistry();
  await serve("1.0.0");
});

afterAll(() => endTestShell(shell, registry));

async function serve(version: string): Promise<void> {
  registry.serve([makeFragment({ name: "mf-all", version, routes: ["/*"], server: brokenServer })]);
  shell ??= await startTestShell(registry, { SHELL_MIN_RENDER_MS: "30000" }, log);
  await untilRevision(shell, registry.snapshot().revision);
}

/** One path, in each language. */
const warmUps = 2;

let pages = 0;
interface Seen {
  thread: string | undefined;
  release: string | undefined;
  /** The number of this render in its thread, counted from 1. */
  render: number;
}
async function ask(): Promise<Seen> {
  pages += 1;
  const [, thread, release, render] =
    /thread ([\d.e-]+) of (\S+), render (\d+)/.exec(await shell.text(`/thread?${pages}`)) ?? [];
  return { thread, release, render: Number(render ?? Number.NaN) };
}
const askThread = async () => (await ask()).thread;

it("reuses its workers when a newer version is rolled back, and when it returns", async () => {
  const older = await askThread();
  await serve("1.1.0");
  const newer = await askThread();
  expect(newer).not.toBe(older);
  await serve("1.0.0");
  expect(await askThread()).toBe(older);
  await serve("1.1.0");
  expect(await askThread()).toBe(newer);
});

it("ends a rolled-back release while it is still rendering", async () => {
  await serve("1.2.0");
  const restless = await askThread();
  await shell.text("/works-on");
  await serve("1.1.0");
  await until("the end of its worker", async () => said.includes('"event":"worker.ended"'));
  await serve("1.2.0");
  expect([restless, undefined]).not.toContain(await askThread());
});

it("rehearses a new version while visitors keep using the previous one", async () => {
  const serving = serve("1.3.0");
  let seen = await ask();
  while (!seen.release?.endsWith("1.3.0")) seen = await ask();
  await serving;
  expect(seen.render).toBeGreaterThan(warmUps + 1);
});

it("serves an older version again after the renderer has died, with a new worker", async () => {
  const before = await askThread();
  const starts = await shell.figure("shell_renderer_starts_total");
  process.kill(shell.rendererPid() ?? 0, "SIGKILL");
  await until(
    "a new renderer",
    () => shell.figure("shell_renderer_starts_total"),
    (seen) => seen === starts + 1,
  );
  await until("pages again", async () => (await askThread()) !== undefined);

  await serve("1.0.0");
  expect([before, undefined]).not.toContain(await askThread());
});
