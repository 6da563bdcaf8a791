import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { RenderRequest } from "@zhian/contracts/render";
import { integrityOf } from "@zhian/release/integrity-of";
import type { Leftover } from "./protocol/messages.ts";
import type { WorkerEvent } from "./worker/render-job.ts";
import { RenderWorker } from "./worker/render-worker.ts";

/** A release that leaves something behind in one way for each URL; a running leftover increments `ticks`. */
const source = `
let ticks = 0;
const tick = () => { ticks += 1; };
const never = new Promise(() => {});
const turns = async (count) => { for (let turn = 0; turn < count; turn += 1) await null; };
const kept = new Map();
const ways = {
  interval: () => setInterval(tick, 1),
  "timeout-chain": () => { const again = () => { tick(); setTimeout(again, 1); }; again(); },
  "immediate-chain": () => { const again = () => { tick(); setImmediate(again); }; again(); },
  "late-timer": () => void turns(20).then(() => setInterval(tick, 1)),
  port: () => { const { port1, port2 } = new MessageChannel(); port1.onmessage = tick; port2.postMessage(1); },
  listener: () => process.on("exit", tick),
  "no-listener": () => process.removeAllListeners("uncaughtException"),
  sleeps: () => new Promise((resolve) => setTimeout(resolve, 1)),
  "ends-soon": () => setImmediate(() => clearTimeout(setTimeout(tick, 1_000))),
  signal: () => AbortSignal.timeout(60_000),
  turn: () => new Promise((resolve) => setImmediate(() => setTimeout(resolve, 2))),
  tidy: () => clearTimeout(setTimeout(tick, 1)),
  "late-rejection": () => void turns(20).then(() => Promise.reject(new Error("late"))),
  "late-error": () => setImmediate(() => { throw new Error("late"); }),
  rejection: () => void Promise.reject(new Error("nobody handles this")),
  "error-in-callback": () => { setTimeout(() => { throw new Error("in a callback"); }); return never; },
  "never-ends": () => { setInterval(tick, 1); return never; },
  waits: () => new Promise((resolve) => kept.set("waiting", resolve)),
  releases: () => kept.get("waiting")?.(),
  exits: () => process.exit(7),
  "odd-status": (context) => context.decide({ status: "200", chunks: [] }),
  "odd-head": (context) => context.decide({ status: 200, chunks: [], head: { title: 5, description: "", keywords: "" } }),
  ...Object.fromEntries(["chdir", "umask", "kill", "abort", "setuid", "execve", "dlopen", "_rawDebug", "_getActiveHandles"]
    .map((name) => [name, () => process[name]("/")])),
  evaluates: () => eval("1"),
  "makes-function": () => new Function("return 1")(),
  imports: () => import("node:fs"),
  channel: () => new BroadcastChannel("others"),
  locks: () => navigator.locks.request("others", tick),
};
setInterval(tick, 1);
exports.fallback = () => ({});
exports.render = async (request, context) => {
  await ways[request.url.slice(1)]?.(context);
  context.decide({ status: 200, chunks: [] });
  return { html: { main: "ticks " + ticks }, data: {} };
};
`;

const folder = mkdtempSync(join(tmpdir(), "leftovers-"));
const file = join(folder, "render.cjs");
writeFileSync(file, source);
const integrity = integrityOf(source);

let worker: RenderWorker;
let left: Leftover[] = [];
let atLoad: Leftover[] = [];
const ends: string[] = [];
let lastId = 0;
const patient = 60_000;

beforeAll(async () => {
  worker = new RenderWorker({
    file,
    integrity,
    heapMb: 64,
    callApi: async () => ({ status: "failed", kind: "offline", message: "" }),
    onOutput: () => undefined,
    onLeft: (more) => left.push(...more),
    onLateHang: () => undefined,
    onEnd: (reason) => ends.push(reason),
  });
  await worker.ready;
  await run("turn");
  atLoad = left;
  left = [];
});
afterEach(() => {
  left = [];
});
afterAll(() => {
  worker.end("exited", "the tests are over");
  rmSync(folder, { recursive: true });
});

function run(way: string, budgetMs = patient): Promise<string> {
  const config = { origin: "", apiBase: "", consoleUrl: "" };
  const request: RenderRequest = {
    url: `/${way}`,
    locale: "en",
    currency: "USD",
    signedIn: false,
    slots: ["main"],
    config,
  };
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    worker.run({ id, request, budgetMs, onEvent: (event) => event.type !== "decided" && resolve(told(event)) });
  });
}

function told(event: WorkerEvent): string {
  if (event.type === "done") return new TextDecoder().decode(event.parts.html.main);
  return event.type === "failed" ? `${event.reason}: ${event.message.split("\n")[0]}` : event.type;
}

/** Reports whether leftovers still run. Each render waits for a turn of the event loop, in which a leftover would tick. */
async function ticksLater(): Promise<string> {
  await run("turn");
  const before = await run("turn");
  for (let render = 0; render < 5; render += 1) await run("turn");
  const after = await run("turn");
  return before === after ? "stands still" : `${before}, then ${after}`;
}

describe("a render that", () => {
  it.each([
    [
      "leaves an interval",
      "interval",
      { kind: "timer", detail: expect.stringMatching(/Timeout started at .*interval.*release\.cjs:\d+/) },
    ],
    [
      "leaves a chain of timeouts",
      "timeout-chain",
      { kind: "timer", detail: expect.stringContaining("Timeout started") },
    ],
    [
      "leaves a chain of immediates",
      "immediate-chain",
      { kind: "timer", detail: expect.stringContaining("Immediate started") },
    ],
    [
      "starts an interval after it has ended",
      "late-timer",
      { kind: "timer", detail: expect.stringContaining("Timeout started") },
    ],
    ["leaves a listener on process", "listener", { kind: "listener", detail: 'process listener for "exit"' }],
    [
      "removes our listener from process",
      "no-listener",
      { kind: "listener", detail: 'process listener for "uncaughtException" removed' },
    ],
  ])("F-135 %s keeps its page, and nothing keeps running", async (_, way, found) => {
    expect(await run(way)).toMatch(/^ticks/);
    expect(await ticksLater()).toBe("stands still");
    expect(left).toEqual([found]);
  });

  it("F-135 leaves open ports keeps its page, and they are closed", async () => {
    expect(await run("port")).toMatch(/^ticks/);
    expect(await ticksLater()).toBe("stands still");
    expect(left.map(({ kind }) => kind)).toContain("port");
  });

  it("F-135 follows a bundle that started a timer during its evaluation sees none of it", async () => {
    expect(atLoad).toEqual([{ kind: "timer", detail: expect.stringContaining("Timeout started") }]);
    expect(await ticksLater()).toBe("stands still");
  });

  it.each([
    ["clears its timers", "tidy"],
    ["waits for its timers", "sleeps"],
    ["clears a timer in a last immediate", "ends-soon"],
    ["uses AbortSignal.timeout, which it cannot clear", "signal"],
  ])("%s is not reported", async (_, way) => {
    expect(await run(way)).toMatch(/^ticks/);
    expect(await ticksLater()).toBe("stands still");
    expect(left).toEqual([]);
  });

  it("F-135 never ends loses its timers after it has timed out", async () => {
    const budgetMs = 2_000;
    const late = run("never-ends", budgetMs);
    // A sign of life, so that the thread does not count as stuck.
    await run("nothing");
    // A thread on a busy machine may count as starved instead.
    expect(await late).toMatch(/^(timed-out|starved): no complete response/);
    while (left.length === 0 && ends.length === 0) await run("turn");
    expect(left).toEqual([{ kind: "timer", detail: expect.stringContaining("Timeout started") }]);
    expect(await ticksLater()).toBe("stands still");
  });

  it.each(["late-rejection", "late-error", "rejection"])("F-136 has an unhandled %s fails no page", async (way) => {
    const neighbour = run("waits");
    expect(await run(way)).toMatch(/^ticks/);
    await run("releases");
    expect(await neighbour).toMatch(/^ticks/);
    await run("turn");
    expect(left).toEqual([{ kind: "error", detail: expect.stringMatching(/^Error: .*\n.*release\.cjs/) }]);
  });

  it.each([
    ["throws in a callback", "error-in-callback", "threw: Error: in a callback"],
    ["exits", "exits", "threw: TypeError: process.exit is not a function"],
  ])("F-75 %s fails at once, and no other render does", async (_, way, outcome) => {
    const neighbour = run("waits");
    expect(await run(way)).toBe(outcome);
    await run("releases");
    expect(await neighbour).toMatch(/^ticks/);
  });

  it.each([
    "chdir",
    "umask",
    "kill",
    "abort",
    "setuid",
    "execve",
    "dlopen",
    "_rawDebug",
    "_getActiveHandles",
    "imports",
    "channel",
    "locks",
  ])("F-76 calls %s gets an error", async (way) => {
    expect(await run(way)).toMatch(/^threw: (TypeError|ReferenceError)/);
  });

  it.each(["odd-status", "odd-head"])("F-139 decides on an %s is the only one that fails", async (way) => {
    const neighbour = run("waits");
    expect(await run(way)).toMatch(/^malformed: /);
    await run("releases");
    expect(await neighbour).toMatch(/^ticks/);
  });

  it("misbehaves in any of these ways does not end the worker", () => {
    expect(ends).toEqual([]);
  });
});
