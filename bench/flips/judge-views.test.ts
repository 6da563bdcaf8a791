import { describe, expect, it } from "@jest/globals";
import type { SeenView } from "../load/load-order.ts";
import { judgeViews } from "./judge-views.ts";

const start = { revision: 1, answeredAt: 0, served: { "mf-a": "1.0.0", "mf-b": "1.0.0" } };
const flip = { revision: 2, answeredAt: 100, served: { "mf-a": "2.0.0", "mf-b": "1.0.0" } };

function seen(view: string, asked: [first: number, last: number], firstAnsweredAt: number): SeenView {
  const [firstAskedAt, lastAskedAt] = asked;
  return { view, revision: Number.parseInt(view, 10), count: 5, firstAskedAt, lastAskedAt, firstAnsweredAt };
}

const before = seen("1 mf-a@1.0.0 mf-b@1.0.0", [0, 140], 10);
const after = seen("2 mf-a@2.0.0 mf-b@1.0.0", [130, 300], 150);

describe("judgeViews", () => {
  it("measures the time from the registry's answer to the first page of the new revision", () => {
    expect(judgeViews([before, after], start, [flip])).toEqual({ mixed: 0, wentBack: 0, seenMs: [50] });
  });

  it("finds pages with a release of another revision", () => {
    const mixed = seen("2 mf-a@1.0.0 mf-b@1.0.0", [130, 140], 160);
    expect(judgeViews([before, after, mixed], start, [flip]).mixed).toBe(5);
  });

  it("finds pages of a revision that never existed, and pages that name no release", () => {
    expect(judgeViews([seen("7 mf-a@1.0.0", [0, 1], 2), seen("1", [0, 1], 2)], start, [flip]).mixed).toBe(10);
  });

  it("finds an old revision served to a request made after a newer one had been seen", () => {
    const late = { ...before, lastAskedAt: 151 };
    expect(judgeViews([late, after], start, [flip]).wentBack).toBe(1);
  });

  it("gives no time for a revision that nobody saw", () => {
    expect(judgeViews([before], start, [flip]).seenMs).toEqual([]);
  });
});
