import { describe, expect, it } from "@jest/globals";
import { type DomainItem, type DomainStatus, domainStatuses } from "@zhian/contracts/domain";
import fc from "fast-check";
import { centsOf, costCents } from "./cents.ts";
import * as steps from "./domain-state.ts";

function row(domainName: string, status: DomainStatus = "UNREGISTERED", price = 11.9): DomainItem {
  const texts = { description: "", displayTag: "", tradeType: "register" };
  const prices = { price, originPrice: price, renewPrice: 14.9 };
  const flags = { atResList: false, privacySupported: true, specialSale: false };
  return { domainName, status, duration: 1, durationSource: [1, 2, 3, 10], ...texts, ...prices, ...flags };
}

function found(items: readonly DomainItem[]): steps.DomainState {
  const wholeDomain = { secondDomain: "a", topDomain: "com" };
  return steps.withSearch(steps.emptyDomainState, { wholeDomain, items, isOne: false });
}

const names = (items: readonly DomainItem[]) => items.map(({ domainName }) => domainName);
const selected = (state: steps.DomainState) => names(state.mutipleSearchResult.filter(({ atResList }) => atResList));
const sumCents = (cart: readonly DomainItem[]) =>
  cart.reduce((sum, item) => sum + (costCents(item, item.duration) ?? Number.NaN), 0);

/** Adds every name in the lists, as the buttons of the page do. */
function addAll(state: steps.DomainState): steps.DomainState {
  const rows = [...state.recommendNameList, ...state.resultList, ...state.mutipleSearchResult];
  return steps.addToCart(state, names(rows));
}

describe("the state of the domain pages", () => {
  it("keeps the rows of single and bulk searches separate, and the cart across searches", () => {
    const many = addAll(found([row("a.com"), row("b.com")]));
    const one = steps.withSearch(many, {
      wholeDomain: { secondDomain: "a", topDomain: "" },
      items: [row("a.com"), row("a.id")],
      isOne: true,
    });
    expect([names(one.resultList), one.mutipleSearchResult]).toEqual([["a.com", "a.id"], []]);
    expect(names(one.cartList)).toEqual(["a.com", "b.com"]);
    expect(one.resultList.map(({ atResList }) => atResList)).toEqual([true, false]);
    expect(one.totalPrice).toBe(23.8);
  });

  it("replaces a row with its result, and ignores results for names not searched for", () => {
    const waiting = found([row("a.com", "TIMEOUT"), row("b.com", "TIMEOUT")]);
    const answered = steps.withRow(steps.withRow(waiting, row("b.com")), row("c.com"));
    expect(answered.mutipleSearchResult.map(({ domainName, status }) => [domainName, status])).toEqual([
      ["a.com", "TIMEOUT"],
      ["b.com", "UNREGISTERED"],
    ]);
  });

  it.each(domainStatuses.filter((status) => status !== "UNREGISTERED"))(
    "neither selects nor adds a name that is %s",
    (status) => {
      const state = found([row("a.com", status), row("b.com")]);
      expect(selected(steps.toggleSelected(state, "a.com"))).toEqual([]);
      expect(names(addAll(state).cartList)).toEqual(["b.com"]);
      expect(names(steps.addToCart(state, ["a.com", "elsewhere.com"]).cartList)).toEqual([]);
    },
  );

  it("accepts a name without a price in the cart, and adds up the others", () => {
    const { price: _, ...unpriced } = row("b.com");
    const added = addAll(found([row("a.com"), unpriced]));
    expect(names(added.cartList)).toEqual(["a.com", "b.com"]);
    expect(added.totalPrice).toBe(11.9);
    expect(added.cartList.map(steps.isOnRequest)).toEqual([false, true]);
    expect(steps.isOnRequest({ ...unpriced, status: "REGISTERED" })).toBe(false);
  });

  it("selects a name and deselects it again", () => {
    const state = found([row("a.com"), row("b.com")]);
    expect(selected(steps.toggleSelected(state, "b.com"))).toEqual(["b.com"]);
    expect(selected(steps.toggleSelected(steps.toggleSelected(state, "a.com"), "a.com"))).toEqual([]);
  });

  it("adds recommendations like other rows", () => {
    const state = steps.withRecommendations(found([row("a.com"), row("b.com")]), [row("a.io")]);
    expect(names(addAll(state).cartList)).toEqual(["a.io", "a.com", "b.com"]);
  });

  it("unticks names removed from the cart", () => {
    const state = addAll(found([row("a.com"), row("b.com")]));
    expect(selected(steps.removeFromCart(state, "a.com"))).toEqual(["b.com"]);
    expect(selected(steps.clearCart(state))).toEqual([]);
    expect(steps.clearCart(state).totalPrice).toBe(0);
  });

  it("accepts only the years for which a name can be registered", () => {
    const state = addAll(found([row("a.com")]));
    expect(steps.setYears(state, "a.com", 3).totalPrice).toBe(41.7);
    for (const years of [0, -1, 4, 11, 1.5, Number.NaN]) expect(steps.setYears(state, "a.com", years)).toEqual(state);
  });

  it("takes new prices from the api's response only, and excludes names registered meanwhile", () => {
    const state = steps.setYears(addAll(found([row("a.com", "UNREGISTERED", 0), row("b.com")])), "a.com", 2);
    const priced = steps.repriceCart(state, [row("a.com"), row("b.com", "REGISTERED"), row("forged.com")]);
    expect(priced.cartList.map(({ domainName, status, duration }) => [domainName, status, duration])).toEqual([
      ["a.com", "UNREGISTERED", 2],
      ["b.com", "REGISTERED", 1],
    ]);
    expect(priced.totalPrice).toBe(26.8);
  });

  it("holds at most 200 names", () => {
    const many = Array.from({ length: 250 }, (_, n) => row(`n${n}.com`));
    expect(addAll(found(many)).cartList).toHaveLength(200);
  });
});

const anyName = fc.constantFrom("a.com", "b.com", "c.id", "d.cn", "智安.中国", "f.io");
const anyRow = fc
  .tuple(anyName, fc.constantFrom(...domainStatuses), fc.nat(500_000))
  .map(([name, status, cents]) => row(name, status, cents / 100));
const anyFound = fc.uniqueArray(anyRow, { selector: ({ domainName }) => domainName }).map(found);
const anyStep = fc.oneof(
  anyName.map((name) => (state: steps.DomainState) => steps.addToCart(state, [name])),
  anyName.map((name) => (state: steps.DomainState) => steps.removeFromCart(state, name)),
  anyName.map((name) => (state: steps.DomainState) => steps.toggleSelected(state, name)),
  fc.tuple(anyName, fc.nat(12)).map(
    ([name, n]) =>
      (state: steps.DomainState) =>
        steps.setYears(state, name, n),
  ),
  anyRow.map((each) => (state: steps.DomainState) => steps.withRow(state, each)),
  fc.constantFrom(addAll, steps.clearCart),
);
const anyState = fc
  .tuple(anyFound, fc.array(anyStep, { maxLength: 12 }))
  .map(([state, changes]) => changes.reduce((before, change) => change(before), state));

describe("after any sequence of steps", () => {
  it("adding twice is the same as adding once", () => {
    fc.assert(
      fc.property(anyState, anyName, (state, name) => {
        const once = steps.addToCart(state, [name]);
        expect(steps.addToCart(once, [name])).toEqual(once);
        expect(steps.addToCart(state, [name, name])).toEqual(once);
        expect(new Set(names(once.cartList)).size).toBe(once.cartList.length);
      }),
    );
  });

  it("B-A-55 the total is the sum, in cents", () => {
    fc.assert(
      fc.property(anyState, ({ cartList, totalPrice }) => {
        expect(centsOf(totalPrice)).toBe(sumCents(cartList.filter(steps.canBuy)));
      }),
    );
  });

  it("undoing a removal or clearing restores the cart", () => {
    fc.assert(
      fc.property(anyState, anyName, (state, name) => {
        for (const without of [steps.removeFromCart(state, name), steps.clearCart(state)]) {
          const undone = steps.restoreCart(without, state.cartList);
          expect([undone.cartList, undone.totalPrice]).toEqual([state.cartList, state.totalPrice]);
        }
      }),
    );
  });

  it("no unavailable row is selected, and only available names were ever added", () => {
    fc.assert(
      fc.property(anyState, ({ mutipleSearchResult, cartList }) => {
        const selectedRows = mutipleSearchResult.filter(({ atResList }) => atResList);
        for (const item of [...selectedRows, ...cartList]) expect(item.status).toBe("UNREGISTERED");
      }),
    );
  });
});
