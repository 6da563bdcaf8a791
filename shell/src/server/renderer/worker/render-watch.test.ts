import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import type { ThreadUse } from "./load-watch.ts";
import { RenderWatch } from "./render-watch.ts";

const budgetMs = 500;

/** Shares of the time that passes in which the thread runs or is idle. In the rest, it is ready to run but gets no CPU. */
let life = { cpu: 0, idle: 0 };
let reports = true;
let isSilent = true;
let use: ThreadUse;
let said: string[];
let watch: RenderWatch;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  use = { cpuMs: 400, idleMs: 9_000, activeMs: 400 };
  [reports, isSilent, said] = [true, true, []];
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

function begin(does: { cpu: number; idle: number }, ownBudgetMs = budgetMs): void {
  life = does;
  watch = new RenderWatch({
    budgetMs,
    ownBudgetMs,
    report: () => (reports ? Promise.resolve({ ...use }) : new Promise(() => undefined)),
    isSilent: () => isSilent,
    onLate: (isStarved) => said.push(isStarved ? "starved" : "late"),
    onHang: () => said.push("hangs"),
  });
}

async function pass(ms: number): Promise<void> {
  const stepMs = 10;
  for (let passed = 0; passed < ms; passed += stepMs) {
    use = {
      cpuMs: use.cpuMs + life.cpu * stepMs,
      idleMs: use.idleMs + life.idle * stepMs,
      activeMs: use.activeMs + (1 - life.idle) * stepMs,
    };
    jest.advanceTimersByTime(stepMs);
    // Lets the report and its continuations run.
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

describe("F-165 a render that a busy machine starves", () => {
  it.each([
    ["gets little CPU time", { cpu: 0.1, idle: 0 }, 3_000],
    ["gets none", { cpu: 0, idle: 0 }, 60_000],
  ])("is late, and its thread does not hang: it %s", async (_, does, ms) => {
    begin(does);
    await pass(budgetMs);
    expect(said).toEqual(["starved"]);
    await pass(ms);
    expect(said).toEqual(["starved"]);

    // It gets to run, returns a result, and waits for the next render.
    isSilent = false;
    life = { cpu: 0, idle: 1 };
    await pass(60_000);
    expect(said).toEqual(["starved"]);
  });

  it("is late though its thread cannot even report", async () => {
    reports = false;
    begin({ cpu: 0, idle: 0 });
    await pass(budgetMs + 40);
    expect(said).toEqual([]);
    await pass(10);
    expect(said).toEqual(["starved"]);
  });

  it("hangs, as reported later, once its thread has had the CPU time", async () => {
    begin({ cpu: 0.1, idle: 0 });
    await pass(budgetMs);
    life = { cpu: 0.5, idle: 0 };
    await pass(700);
    expect(said).toEqual(["starved"]);
    await pass(200);
    expect(said).toEqual(["starved", "hangs"]);
    await pass(60_000);
    expect(said).toEqual(["starved", "hangs"]);
  });
});

describe("F-68 a render that never ends", () => {
  it.each([
    ["loops", { cpu: 1, idle: 0 }],
    ["waits for something that never happens", { cpu: 0, idle: 1 }],
    ["does both", { cpu: 0.5, idle: 0.5 }],
  ])("hangs as soon as its budget is over: it %s", async (_, does) => {
    begin(does);
    await pass(budgetMs - 10);
    expect(said).toEqual([]);
    await pass(10);
    expect(said).toEqual(["hangs"]);
  });

  it("is only late if its thread has been heard from", async () => {
    isSilent = false;
    begin({ cpu: 1, idle: 0 });
    await pass(60_000);
    expect(said).toEqual(["late"]);
  });

  it("hangs after the release's own budget even if pages may wait longer", async () => {
    begin({ cpu: 0.3, idle: 0 }, 100);
    await pass(budgetMs);
    expect(said).toEqual(["hangs"]);
  });

  it("hangs even if it cannot report at the end, if it has had the release's own budget by then", async () => {
    begin({ cpu: 0.6, idle: 0 }, 200);
    await pass(budgetMs - 50);
    reports = false;
    await pass(90);
    expect(said).toEqual([]);
    await pass(10);
    expect(said).toEqual(["hangs"]);
  });

  it("hangs after 30 s in a call that cannot be interrupted", async () => {
    reports = false;
    begin({ cpu: 1, idle: 0 });
    await pass(29_000);
    expect(said).toEqual(["starved"]);
    await pass(40_000);
    expect(said).toEqual(["starved", "hangs"]);
  });
});

it("reports nothing for a render that finishes in time", async () => {
  begin({ cpu: 1, idle: 0 });
  await pass(100);
  watch.stop();
  await pass(1_000);
  expect(said).toEqual([]);
});
