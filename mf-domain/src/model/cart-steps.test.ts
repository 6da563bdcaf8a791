import { describe, expect, it } from "@jest/globals";
import { centsOf, costCents, usdOf } from "@zhian/domains/cents";
import fc from "fast-check";
import { item } from "../testing/desk-answers.ts";
import { type CartAction, type Desk, emptyDesk, entriesOf, type Question } from "./desk.ts";
import { deskReducer } from "./desk-reducer.ts";

const names = ["a.com", "b.com", "c.id", "d.cn", "taken.com"];
const items = names.map((name, index) =>
  item(name, name === "taken.com" ? "REGISTERED" : "UNREGISTERED", { price: 1.01 + index, renewPrice: 3.3 }),
);
const question: Question = {
  names,
  wholeDomain: { secondDomain: "a", topDomain: "com" },
  isOne: false,
  refused: [],
  doubled: 0,
  cut: 0,
};
const begun = [
  { is: "began", question, found: { items, isDemo: true, askedAt: "" } } as const,
  { is: "cart-read", entries: [], isDamaged: false } as const,
].reduce<Desk>(deskReducer, emptyDesk);

const name = fc.constantFrom(...names);
const action: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({ is: fc.constant("added" as const), names: fc.array(name), at: fc.constant(0) }),
  fc.record({ is: fc.constant("removed" as const), name }),
  fc.record({ is: fc.constant("toggled" as const), name }),
  fc.record({ is: fc.constant("years-set" as const), name, years: fc.integer({ min: -1, max: 12 }) }),
  fc.record({ is: fc.constant("cleared" as const) }),
  fc.record({ is: fc.constant("undone" as const) }),
);
const deskAfter = fc.array(action, { maxLength: 20 }).map((actions) => actions.reduce<Desk>(deskReducer, begun));

describe("a cart after any sequence of steps", () => {
  it("has only available names, each once, and the sum of their prices as the total", () => {
    fc.assert(
      fc.property(deskAfter, ({ domain }) => {
        const inCart = domain.cartList.map(({ domainName }) => domainName);
        expect(new Set(inCart).size).toBe(inCart.length);
        expect(inCart).not.toContain("taken.com");
        const cents = domain.cartList.reduce((sum, each) => sum + (costCents(each, each.duration) ?? Number.NaN), 0);
        expect(domain.totalPrice).toBe(usdOf(cents));
        expect(centsOf(domain.totalPrice)).toBe(cents);
      }),
    );
  });

  it("does not change if the same names are added again", () => {
    fc.assert(
      fc.property(deskAfter, fc.array(name), (desk, added) => {
        const once = deskReducer(desk, { is: "added", names: added, at: 0 });
        expect(deskReducer(once, { is: "added", names: added, at: 0 }).domain).toEqual(once.domain);
      }),
    );
  });

  it("restores removed or cleared names on undo", () => {
    fc.assert(
      fc.property(deskAfter, fc.option(name, { nil: undefined }), (desk, removed) => {
        const after = deskReducer(desk, removed === undefined ? { is: "cleared" } : { is: "removed", name: removed });
        const back = deskReducer(after, { is: "undone" });
        expect(back.domain.cartList).toEqual(desk.domain.cartList);
        expect(back.domain.totalPrice).toBe(desk.domain.totalPrice);
      }),
    );
  });

  it("deselects names that are cleared", () => {
    fc.assert(
      fc.property(deskAfter, (desk) => {
        const { domain } = deskReducer(desk, { is: "cleared" });
        const lost = desk.domain.cartList.map(({ domainName }) => domainName);
        const ticked = domain.mutipleSearchResult.filter(({ atResList }) => atResList);
        expect(ticked.filter(({ domainName }) => lost.includes(domainName))).toEqual([]);
      }),
    );
  });
});

describe("names from the cookie", () => {
  const read = deskReducer(emptyDesk, {
    is: "cart-read",
    entries: [
      { domainName: "a.com", duration: 2 },
      { domainName: "old.com", duration: 1 },
    ],
    isDamaged: false,
  });

  it("wait for their prices, and keep their number of years", () => {
    expect(entriesOf(read.domain.cartList, read.cart.unpriced)).toHaveLength(2);
    const priced = deskReducer(read, { is: "priced", cartList: [item("a.com")], at: 5 });
    expect(priced.domain.cartList).toMatchObject([{ domainName: "a.com", duration: 2, atResList: true }]);
    expect([priced.domain.totalPrice, priced.cart.gone, priced.cart.pricedAt]).toEqual([25.5, ["old.com"], 5]);
  });

  it("keep their known prices when another tab rewrites the cookie", () => {
    const priced = deskReducer(read, { is: "priced", cartList: [item("a.com"), item("old.com")], at: 5 });
    const entries = [{ domainName: "old.com", duration: 3 }];
    const after = deskReducer(priced, { is: "cart-read", entries, isDamaged: false });
    expect(after.cart.unpriced).toEqual([]);
    expect(after.domain.cartList).toMatchObject([{ domainName: "old.com", duration: 3 }]);
  });

  it("report changes once all of them are checked again", () => {
    const priced = deskReducer(read, { is: "priced", cartList: [item("a.com"), item("old.com")], at: 5 });
    const again = [item("a.com", "UNREGISTERED", { price: 20 }), item("old.com", "REGISTERED")];
    const { cart } = deskReducer(priced, { is: "priced", cartList: again, at: 6 });
    expect(cart.changes.map(({ kind }) => kind)).toEqual(["dearer", "taken"]);
    expect([cart.pricedAt, cart.isOld]).toEqual([6, false]);
  });
});
