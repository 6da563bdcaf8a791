import { afterEach, describe, expect, it } from "@jest/globals";
import { freePort } from "@zhian/chaos/free-port";
import { until } from "@zhian/chaos/until";
import { startValkeyDouble, type ValkeyDouble } from "../testing/valkey-double.ts";
import type { Limits } from "./rate-limit.ts";
import { openSharedLimits } from "./shared-limits.ts";

const rate = { perSecond: 1, burst: 2 };
const said: string[] = [];
const report = { lost: () => void said.push("lost"), back: () => void said.push("back") };
let valkey: ValkeyDouble;
let limits: Limits;

/** Waits for every answer, unless told otherwise: a busy machine is not a hanging Valkey. */
async function open({ answerMs = 60_000 } = {}) {
  said.length = 0;
  // A test closes it and starts it again there: a port of the system's choice could be taken meanwhile.
  valkey = await startValkeyDouble(await freePort());
  limits = openSharedLimits(valkey.url, report, { answerMs });
  const limit = limits.create("calls", rate);
  await untilAsked(limit);
  return limit;
}

async function untilAsked(limit: { take(peer: string): Promise<number> }): Promise<void> {
  const before = valkey.asked.length;
  const probe = async () => {
    await limit.take("probe");
    return valkey.asked.length;
  };
  await until("a question to Valkey", probe, (asked) => asked > before);
}

afterEach(async () => {
  await limits.close();
  await valkey.close();
});

describe("limits shared by replicas", () => {
  it("return Valkey's answer, from a bucket per limit and peer", async () => {
    const limit = await open();
    valkey.answer = 7;
    expect(await limit.take("198.51.100.7")).toBe(7);
    expect(valkey.asked.at(-1)).toBe("zhian:limit:calls:198.51.100.7");
    valkey.answer = 0;
    for (let call = 0; call < 10; call += 1) expect(await limit.take("198.51.100.7")).toBe(0);
  });

  it("are local to each process while Valkey hangs, and shared again when it responds", async () => {
    const limit = await open({ answerMs: 150 });
    valkey.answer = undefined;
    const waits: number[] = [];
    for (let call = 0; call < 3; call += 1) waits.push(await limit.take("a"));
    expect(waits).toEqual([0, 0, 1]);
    expect(said).toEqual(["lost"]);
    valkey.answer = 0;
    await untilAsked(limit);
    expect(await limit.take("a")).toBe(0);
    expect(said).toEqual(["lost", "back"]);
  });

  it("F-261 are shared by a replica that was too busy to read Valkey's answers", async () => {
    const limit = await open({ answerMs: 600 });
    valkey.answer = 7;
    const waits = [limit.take("a"), limit.take("b")];
    for (const end = performance.now() + 1_000; performance.now() < end; );
    expect(await Promise.all(waits)).toEqual([7, 7]);
    expect(said).toEqual([]);
  });

  it("are local to each process while Valkey is down, which is reported once, and then shared again", async () => {
    const limit = await open();
    const { port } = new URL(valkey.url);
    await valkey.close();
    const waits: number[] = [];
    for (let call = 0; call < 3; call += 1) waits.push(await limit.take("a"));
    expect(waits).toEqual([0, 0, 1]);
    await until(
      "the loss to be said",
      () => said,
      () => said.includes("lost"),
    );
    valkey = await startValkeyDouble(Number(port));
    await untilAsked(limit);
    expect(said).toEqual(["lost", "back"]);
  });
});
