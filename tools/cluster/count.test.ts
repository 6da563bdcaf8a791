import { expect, it } from "@jest/globals";
import { count } from "./prove-kills.ts";

it("distinguishes requests lost in flight from unsent ones", () => {
  const visit = (askedAt: number, problem?: string) => ({ path: "/", askedAt, endedAt: askedAt + 10, problem });
  expect(count([visit(1), visit(95, "ECONNRESET"), visit(101, "503"), visit(102)], 100)).toEqual({
    requests: 4,
    lost: 2,
    lostAfterwards: 1,
    problems: ["/: ECONNRESET", "/: 503"],
  });
});
