import { describe, expect, it } from "@jest/globals";
import { item } from "../testing/desk-answers.ts";
import { type Desk, type DeskAction, emptyDesk, type Question } from "./desk.ts";
import { deskReducer } from "./desk-reducer.ts";

const said = { wholeDomain: { secondDomain: "a", topDomain: "" }, refused: [], doubled: 0, cut: 0 };
const question: Question = { ...said, names: ["a.com", "a.id"], isOne: true };
const asked: DeskAction = {
  is: "asked",
  line: { kind: "asked", ...said, names: ["a.com", "a.id"], isDemo: true, askedAt: "2026-11-21T20:00:00Z" },
};
const after = (...actions: DeskAction[]) => actions.reduce<Desk>(deskReducer, emptyDesk);
const rows = ({ domain }: Desk) => domain.resultList.map(({ domainName, status }) => `${domainName} ${status}`);

describe("a search", () => {
  it("keeps a row for each name until its answer arrives, whatever the order", () => {
    const desk = after({ is: "began", question, found: null }, asked, { is: "answered", item: item("a.id") });
    expect(rows(desk)).toEqual(["a.com TIMEOUT", "a.id UNREGISTERED"]);
    expect([...desk.search.pending]).toEqual(["a.com"]);
  });

  it("F-99 lets unanswered rows be retried once it has failed", () => {
    const desk = after({ is: "began", question, found: null }, asked, { is: "failed", failure: { kind: "broken" } });
    expect([desk.search.status, desk.search.pending.size]).toEqual(["failed", 0]);
    const again = deskReducer(desk, { is: "retried", name: "a.com" });
    expect([...again.search.pending]).toEqual(["a.com"]);
    expect(rows(deskReducer(again, { is: "answered", item: item("a.com") }))[0]).toBe("a.com UNREGISTERED");
  });

  it("keeps suggestions that arrive before its first line, and drops those of another search", () => {
    const began: DeskAction = { is: "began", question, found: null };
    const desk = after(began, { is: "recommended", items: [item("a.shop")] }, asked);
    expect(desk.domain.recommendNameList.map(({ domainName }) => domainName)).toEqual(["a.shop"]);
    expect(deskReducer(desk, began).domain.recommendNameList).toEqual([]);
  });

  it("shows the rows that came with the page until newer ones arrive", () => {
    const found = { items: [item("a.com"), item("a.id")], isDemo: true, askedAt: "2026-11-20T20:00:00Z" };
    const desk = after({ is: "began", question, found }, asked);
    expect(rows(desk)).toEqual(["a.com UNREGISTERED", "a.id UNREGISTERED"]);
    expect([desk.search.pending.size, desk.search.askedAt]).toEqual([0, "2026-11-21T20:00:00Z"]);
    expect(rows(deskReducer(desk, { is: "answered", item: item("a.id", "REGISTERED") }))[1]).toBe("a.id REGISTERED");
  });
});
