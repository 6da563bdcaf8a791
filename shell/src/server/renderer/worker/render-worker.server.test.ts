import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, describe, expect, it, jest } from "@jest/globals";
import { until } from "@zhian/chaos/until";
import { integrityOf } from "@zhian/release/integrity-of";
import type { ApiAnswer } from "../protocol/messages.ts";
import { lookMs, watchLoad } from "./load-watch.ts";
import type { WorkerEvent } from "./render-job.ts";
import { RenderWorker } from "./render-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "render-worker-"));
const file = join(folder, "render.cjs");
const source = `
exports.fallback = () => ({});
exports.render = async (request, context) => {
  if (request.url === "/loops") for (;;);
  if (request.url === "/never") await new Promise(() => {});
  if (request.url === "/asks-and-handles") await context.api.call("cms.config", {}).catch(() => undefined);
  else if (request.url === "/does-not-wait") context.api.call("cms.config", {});
  else if (request.url.startsWith("/asks")) await context.api.call("cms.config", {});
  if (request.url === "/asks-and-throws") throw new TypeError("its own mistake");
  context.decide({ status: 200, chunks: [] });
  return { html: { main: "here" }, data: {} };
};
`;
writeFileSync(file, source);
const integrity = integrityOf(source);

afterAll(() => rmSync(folder, { recursive: true }));

const ends: string[] = [];
let lateHangs = 0;
let answer: ApiAnswer | Promise<ApiAnswer>;
let worker: RenderWorker | undefined;
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  lateHangs = 0;
  worker?.end("exited", "the test is over");
  ends.length = 0;
});

async function start(): Promise<RenderWorker> {
  worker = new RenderWorker({
    file,
    integrity,
    heapMb: 64,
    callApi: async () => answer,
    onOutput: () => undefined,
    onLeft: () => undefined,
    onLateHang: () => {
      lateHangs += 1;
    },
    onEnd: (reason) => ends.push(reason),
  });
  await worker.ready;
  return worker;
}

/** Resolves with the event that ends the job. */
function run(
  on: RenderWorker,
  id: number,
  { url, ...limits }: { url: string; budgetMs: number; isWatched?: true },
): Promise<WorkerEvent> {
  const config = { origin: "", apiBase: "", consoleUrl: "" };
  const request = { url, locale: "en", currency: "USD", signedIn: false, slots: ["main"], config } as const;
  return new Promise((resolve) => {
    on.run({ id, request, ...limits, onEvent: (event) => event.type !== "decided" && resolve(event) });
  });
}

const patient = 60_000;

/** Stops timers and `performance`; the thread continues. */
function stopClock(): void {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
}

describe("a worker with a late result", () => {
  it("stays alive if it has answered others meanwhile", async () => {
    const on = await start();
    stopClock();
    const late = run(on, 1, { url: "/never", budgetMs: 3000 });
    // So that the thread's next message counts as later than the first job.
    jest.advanceTimersByTime(1);
    expect(await run(on, 2, { url: "/fine", budgetMs: patient })).toMatchObject({ type: "done" });
    jest.advanceTimersByTime(3000);

    expect(await late).toMatchObject({ type: "failed" });
    expect(ends).toEqual([]);
    expect(await run(on, 3, { url: "/fine", budgetMs: patient })).toMatchObject({ type: "done" });
  });

  it("is not considered stuck by a job that arrived with almost no budget left", async () => {
    const on = await start();
    stopClock();
    const late = run(on, 1, { url: "/fine", budgetMs: 1 });
    const behind = run(on, 2, { url: "/fine", budgetMs: patient });
    jest.advanceTimersByTime(1);

    // Whether it is late or just in time does not matter here.
    await late;
    expect(await behind).toMatchObject({ type: "done" });
    jest.advanceTimersByTime(1000);
    expect(ends).toEqual([]);
  });

  it("is ended when stuck on a job with so little budget", async () => {
    const on = await start();
    const stuck = run(on, 1, { url: "/loops", budgetMs: 1 });
    const behind = run(on, 2, { url: "/fine", budgetMs: patient });

    expect(await stuck).toMatchObject({ type: "failed" });
    expect(await behind).toMatchObject({ type: "failed", reason: "not-loaded" });
    expect(ends).toEqual(["timed-out"]);
  });

  it("is ended when stuck, and blames only the late job", async () => {
    const on = await start();
    const stuck = run(on, 1, { url: "/loops", budgetMs: 200 });
    const behind = run(on, 2, { url: "/fine", budgetMs: patient });

    expect(await stuck).toMatchObject({ type: "failed" });
    expect(await behind).toMatchObject({ type: "failed", reason: "not-loaded" });
    expect(ends).toEqual(["timed-out"]);
  });
});

it("F-165 keeps a worker starved of CPU time, and ends it once it has had the time", async () => {
  const on = await start();
  let cpuMs = 100;
  jest.spyOn(Worker.prototype, "cpuUsage").mockImplementation(async () => ({ user: cpuMs * 1_000, system: 0 }));
  const late = run(on, 1, { url: "/loops", budgetMs: 300 });
  const behind = run(on, 2, { url: "/fine", budgetMs: patient });
  expect(await late).toMatchObject({ type: "failed", reason: "starved" });
  expect([ends, lateHangs]).toEqual([[], 0]);

  cpuMs += 300;
  expect(await behind).toMatchObject({ type: "failed", reason: "not-loaded" });
  expect([ends, lateHangs]).toEqual([["timed-out"], 1]);
});

it.each<[string, ApiAnswer, string]>([
  ["does not answer in time", { status: "failed", kind: "timed-out", message: "" }, "api-failed"],
  ["cannot be reached", { status: "failed", kind: "unreachable", message: "" }, "api-failed"],
  ["rejects the request", { status: "failed", kind: "refused", message: "" }, "threw"],
])("F-168 decides whose fault a failed render is if the api %s", async (_, given, reason) => {
  answer = given;
  expect(await run(await start(), 1, { url: "/asks", budgetMs: patient })).toMatchObject({ type: "failed", reason });
});

it("F-168 attributes a failed render to the fragment if the api answers", async () => {
  answer = { status: "answered", data: {} };
  const failed = await run(await start(), 1, { url: "/asks-and-throws", budgetMs: patient });
  expect(failed).toMatchObject({ type: "failed", reason: "threw" });
});

it.each<[string, ApiAnswer, true | undefined]>([
  ["does not respond", { status: "failed", kind: "timed-out", message: "" }, true],
  ["answers 503", { status: "failed", kind: "refused", message: "", httpStatus: 503 }, true],
  ["answered earlier", { status: "answered", data: {}, isStale: true }, true],
  ["answers", { status: "answered", data: {} }, undefined],
  ["rejects the call", { status: "rejected", body: {} }, undefined],
  ["has no such call", { status: "failed", kind: "malformed", message: "", httpStatus: 404 }, undefined],
])("F-260 marks a render as degraded only if a retry may be better: the api %s", async (_, given, isDegraded) => {
  answer = given;
  const done = await run(await start(), 1, { url: "/asks-and-handles", budgetMs: patient });
  expect([done.type, "isDegraded" in done || undefined]).toEqual(["done", isDegraded]);
});

it("F-260 marks a render that did not wait for a call as degraded", async () => {
  answer = new Promise(() => undefined);
  expect(await run(await start(), 1, { url: "/does-not-wait", budgetMs: patient })).toMatchObject({ isDegraded: true });
});

describe("a worker that is watched while it loads", () => {
  it("is terminated for idling, not because of the time that passes", async () => {
    const on = await start();
    stopClock();
    const never = run(on, 1, { url: "/never", budgetMs: 1, isWatched: true });
    jest.advanceTimersByTime(patient);
    expect(ends).toEqual([]);

    const stopWatching = watchLoad(on);
    // Its earlier work is over once its event loop is idle.
    for (let looks = 0; ends.length === 0 && looks < 10_000; looks += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(lookMs);
    }
    stopWatching();
    expect(await never).toMatchObject({ reason: "timed-out", message: "not loaded, and idle for 30 s" });
    expect(ends).toEqual(["timed-out"]);
  });

  it("has its CPU time measured from outside, even if it never yields", async () => {
    const on = await start();
    void run(on, 1, { url: "/loops", budgetMs: 1, isWatched: true });
    const { cpuMs } = await until(
      "processor time",
      () => on.use(),
      (use) => use.cpuMs > 300,
    );
    expect(cpuMs).toBeGreaterThan(300);
    expect(ends).toEqual([]);
  });
});
