import { describe, expect, it } from "@jest/globals";
import { makeRequestId } from "../http/exchange/page-values.ts";
import { createIssuedPages } from "./issued-pages.ts";

describe("issued pages", () => {
  it("are redeemed once per fragment, and no other pages are", () => {
    const issued = createIssuedPages();
    const [id, other] = [makeRequestId(), makeRequestId()];
    issued.issue(id, 7);
    expect([issued.redeem(id, "mf-a"), issued.redeem(id, "mf-a"), issued.redeem(id, "mf-b")]).toEqual([
      7,
      undefined,
      7,
    ]);
    expect([issued.redeem(other, "mf-a"), issued.redeem("", "mf-a"), issued.redeem("0x1\n", "mf-a")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("are redeemed in parts, each of them once", () => {
    const issued = createIssuedPages();
    const id = makeRequestId();
    issued.issue(id, 7);
    expect([0, 7, 0, 7, 3].map((part) => issued.redeemPart(id, part))).toEqual([7, 7, undefined, undefined, 7]);
    expect([issued.redeemPart(makeRequestId(), 0), issued.redeem(id, "mf-a")]).toEqual([undefined, 7]);
  });

  it("make room for newer ones", () => {
    const issued = createIssuedPages();
    const ids = Array.from({ length: 140_000 }, () => makeRequestId());
    for (const id of ids) issued.issue(id, 1);
    expect(issued.redeem(ids.at(-1) ?? "", "mf-a")).toBe(1);
    expect(ids.filter((id) => issued.redeemPart(id, 0) === 1).length).toBeLessThanOrEqual(131_072);
  });
});
