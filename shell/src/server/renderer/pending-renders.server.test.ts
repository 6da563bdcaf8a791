import { MessageChannel } from "node:worker_threads";
import { expect, it, jest } from "@jest/globals";
import { silentLog } from "@zhian/server/testing/silent-log";
import { createMetrics } from "../operate/metrics.ts";
import { readStatus } from "../operate/status.ts";
import { releaseKey } from "../releases/release.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { PendingRenders } from "./pending-renders.ts";

it("reports an open circuit only while its release is served", async () => {
  const metrics = createMetrics();
  const pending = new PendingRenders({ log: silentLog, metrics, isPatient: () => false });
  const { manifest } = makeFragment({ name: "mf-a" });
  for (let count = 0; count < 5; count += 1) {
    const { id } = pending.open(manifest, 60_000);
    pending.fail(id, "threw", "broken on purpose");
  }
  expect((await readStatus(metrics)).notAsked).toEqual(["mf-a@1.0.0"]);

  pending.forget(releaseKey(manifest));
  expect((await readStatus(metrics)).notAsked).toEqual([]);
});

it.each([
  ["late like everything else, which is not the release's fault", true, "timed-out", true],
  ["late on its own", false, "timed-out", false],
  ["late because its thread was starved", false, "starved", true],
  ["broken, however busy the machine is", true, "threw", false],
] as const)("recognizes a render that is %s", async (_, isPatient, reason, isBusy) => {
  const pending = new PendingRenders({ log: silentLog, metrics: createMetrics(), isPatient: () => isPatient });
  const { id, task } = pending.open(makeFragment({ name: "mf-a" }).manifest, 60_000);
  pending.fail(id, reason, "on purpose");
  expect(await task.done).toMatchObject({ outcome: "failed", reason, isBusy });
});

it("accepts a result that arrived in time, though the shell was busy until later", async () => {
  const pending = new PendingRenders({ log: silentLog, metrics: createMetrics(), isPatient: () => false });
  const { id, task } = pending.open(makeFragment({ name: "mf-a" }).manifest, 10);
  const { port1: shell, port2: renderer } = new MessageChannel();
  shell.on("message", () => pending.finish(id, { html: {}, data: {} }));
  renderer.postMessage("done");
  const begun = performance.now();
  while (performance.now() < begun + 50);

  expect(await task.done).toMatchObject({ outcome: "rendered" });
  shell.close();
});

it("logs once that a circuit has opened, and no warning for each affected page", () => {
  const log = { ...silentLog, warn: jest.fn(), debug: jest.fn() };
  const pending = new PendingRenders({ log, metrics: createMetrics(), isPatient: () => false });
  const { manifest } = makeFragment({ name: "mf-a" });
  const fail = (reason: "threw" | "circuit-open") =>
    pending.fail(pending.open(manifest, 60_000).id, reason, "on purpose");
  for (let count = 0; count < 5; count += 1) fail("threw");
  const opened = expect.objectContaining({ fragment: "mf-a", version: "1.0.0", event: "circuit.opened" });
  expect(log.warn).toHaveBeenCalledTimes(6);
  expect(log.warn).toHaveBeenLastCalledWith(opened, expect.stringContaining("fails too often"));

  for (let count = 0; count < 50; count += 1) fail("circuit-open");
  fail("threw");
  expect(log.warn).toHaveBeenCalledTimes(7);
  expect(log.debug).toHaveBeenCalledTimes(50);
});

it("closes a circuit when its probe succeeds, not when a render from before it opened does", async () => {
  jest.useFakeTimers({ now: 0 });
  const metrics = createMetrics();
  const pending = new PendingRenders({ log: silentLog, metrics, isPatient: () => false });
  const { manifest } = makeFragment({ name: "mf-a" });
  const ask = () => {
    const { id } = pending.open(manifest, 60_000);
    return { id, isAsked: pending.mayAsk(id) };
  };
  const early = ask();
  for (let count = 0; count < 5; count += 1) pending.fail(ask().id, "threw", "on purpose");
  pending.finish(early.id, { html: {}, data: {} });
  expect(ask().isAsked).toBe(false);

  jest.setSystemTime(5_000);
  const probe = ask();
  expect([probe.isAsked, ask().isAsked]).toEqual([true, false]);
  pending.finish(probe.id, { html: {}, data: {} });
  expect(ask().isAsked).toBe(true);
  pending.failAll("renderer-gone", "the test is over");
  jest.useRealTimers();
});

it("counts a starved render, or one that the api failed, against its release only if it hangs", () => {
  const pending = new PendingRenders({ log: silentLog, metrics: createMetrics(), isPatient: () => false });
  const { manifest } = makeFragment({ name: "mf-a" });
  const starve = () => {
    const { id } = pending.open(manifest, 60_000);
    const isAsked = pending.mayAsk(id);
    pending.fail(id, "starved", "on purpose");
    return isAsked;
  };
  for (let count = 0; count < 20; count += 1) expect(starve()).toBe(true);
  for (let count = 0; count < 20; count += 1)
    pending.fail(pending.open(manifest, 60_000).id, "api-failed", "on purpose");
  expect(starve()).toBe(true);
  for (let count = 0; count < 5; count += 1) pending.hung(releaseKey(manifest));
  expect(starve()).toBe(false);
});
