import { describe, expect, it } from "@jest/globals";
import { heightOf, lineOf, scaleOf, ticksOf } from "./cost-drawing.ts";

const amount = { id: "kept", stops: [10, 100, 1000], start: 100 };
const offer = { id: "o", name: "o", for: "", usdPerMonth: 0, usdPerUnit: { kept: 0.1 } };

describe("the cost chart", () => {
  it("has powers of ten around all costs, at all settings", () => {
    const scale = scaleOf([offer], [amount]);
    expect(scale).toEqual({ from: 1, to: 100 });
    expect(ticksOf(scale)).toEqual([100, 10, 1]);
    expect(scaleOf([offer, { ...offer, usdPerMonth: 1.5 }], [amount])).toEqual({ from: 1, to: 1000 });
  });

  it("spans at most four powers of ten, and at least one if everything is free", () => {
    const wide = scaleOf(
      [
        { ...offer, usdPerUnit: { kept: 0.00001 } },
        { ...offer, usdPerMonth: 90_000 },
      ],
      [amount],
    );
    expect(ticksOf(wide)).toEqual([100_000, 10_000, 1000, 100, 10]);
    const free = scaleOf([{ ...offer, usdPerUnit: {} }], [amount]);
    expect(free.to).toBeGreaterThan(free.from);
    expect(ticksOf(free)).toEqual([1, 0.1]);
    expect(scaleOf([], []).to).toBeGreaterThan(scaleOf([], []).from);
  });

  it("draws free or invalid amounts at zero, and nothing above the frame", () => {
    const scale = { from: 1, to: 100 };
    const costs = [0, -3, Number.NaN, 1, 10, 100, 5000];
    expect(costs.map((usd) => heightOf(usd, scale))).toEqual([1, 1, 1, 1, 0.5, 0, 0]);
  });

  it("draws a line through all stops, at equal distances", () => {
    const scale = scaleOf([offer], [amount]);
    expect(lineOf(offer, amount, { amounts: {}, scale })).toBe("M0 100L50 50L100 0");
  });
});
