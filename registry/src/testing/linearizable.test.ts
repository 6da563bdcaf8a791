import { describe, expect, it } from "@jest/globals";
import { type Call, isLinearizable } from "./linearizable.ts";

/** `read` returned `value`; `swap` from `expected` to `value` succeeded, or was refused. */
interface Op extends Call {
  does: "read" | "swap" | "swap-refused";
  expected?: number;
  value: number;
}

const register = {
  initial: 0,
  keyOf: String,
  apply(state: number, { does, expected, value }: Op): number | undefined {
    if (does === "read") return state === value ? state : undefined;
    if (does === "swap-refused") return state === expected ? undefined : state;
    return state === expected ? value : undefined;
  },
};
const read = (calledAt: number, answeredAt: number, value: number): Op => ({
  calledAt,
  answeredAt,
  does: "read",
  value,
});
const swap = (calledAt: number, answeredAt: number, expected: number, value: number): Op => ({
  calledAt,
  answeredAt,
  does: "swap",
  expected,
  value,
});
const refused = (calledAt: number, answeredAt: number, expected: number): Op => ({
  calledAt,
  answeredAt,
  does: "swap-refused",
  expected,
  value: 0,
});

describe("the linearizability checker of F-21", () => {
  it.each<[string, Op[]]>([
    ["an empty history", []],
    ["sequential operations", [swap(1, 2, 0, 1), read(3, 4, 1), swap(5, 6, 1, 2), read(7, 8, 2)]],
    ["a read that overlaps a swap, before it", [swap(1, 4, 0, 1), read(2, 3, 0)]],
    ["a read that overlaps a swap, after it", [swap(1, 4, 0, 1), read(2, 3, 1)]],
    ["reads that begin in the wrong order", [read(1, 10, 2), swap(2, 3, 0, 1), swap(4, 5, 1, 2), read(6, 7, 2)]],
    ["one winner, and losers during and after its swap", [swap(1, 5, 0, 1), refused(2, 6, 0), refused(7, 8, 0)]],
    ["swaps that are answered in reverse order", [swap(1, 10, 0, 1), swap(2, 3, 1, 2), read(4, 5, 2)]],
  ])("accepts %s", (_what, ops) => {
    expect(isLinearizable(ops, register)).toBe(true);
  });

  it.each<[string, Op[]]>([
    ["a read of a value that was never written", [read(1, 2, 7)]],
    ["a stale read", [swap(1, 2, 0, 1), read(3, 4, 0)]],
    ["two winners of one swap", [swap(1, 4, 0, 1), swap(2, 3, 0, 2)]],
    ["an acknowledged swap that was lost", [swap(1, 2, 0, 1), read(3, 4, 1), swap(5, 6, 0, 1)]],
    ["a refusal although the expected value held all the time", [refused(1, 2, 0), swap(3, 4, 0, 1)]],
    ["reads that see a swap, and then the old value", [swap(1, 9, 0, 1), read(2, 3, 1), read(4, 5, 0)]],
    ["a read of a value before its swap begins", [read(1, 2, 1), swap(3, 4, 0, 1)]],
  ])("rejects %s", (_what, ops) => {
    expect(isLinearizable(ops, register)).toBe(false);
  });

  it("accepts ten thousand calls by eight clients, and rejects them with one result changed", () => {
    const ops: Op[] = [];
    for (let round = 0; round < 1250; round++) {
      const at = round * 100;
      for (let client = 0; client < 8; client++) {
        const [calledAt, answeredAt] = [at + client, at + 50 + ((client * 5) % 8)];
        ops.push(
          client === round % 8
            ? swap(calledAt, answeredAt, round, round + 1)
            : read(calledAt, answeredAt, round + (client % 2)),
        );
      }
    }
    expect(isLinearizable(ops, register)).toBe(true);
    const stale = ops.map((op, index) => (index === 9990 ? { ...op, value: op.value - 5 } : op));
    expect(isLinearizable(stale, register)).toBe(false);
  });
});
