import { beforeEach, expect, it } from "@jest/globals";
import { keepInnerScroll } from "./inner-scroll.ts";

const prices = "<div>Prices by region</div><div>Prices by size</div>";
let slot: HTMLElement;

beforeEach(() => {
  slot = document.createElement("main");
  slot.innerHTML = prices;
  document.body.replaceChildren(slot);
  // jsdom has no layout and so does not scroll.
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === "object") Object.assign(this, { scrollLeft: to.left, scrollTop: to.top });
  };
});

const places = () => Array.from(slot.children, ({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);

it("restores the scroll position of re-rendered elements", () => {
  const [, second] = slot.children;
  Object.assign(second ?? {}, { scrollLeft: 120, scrollTop: 8 });
  const restore = keepInnerScroll([slot]);
  slot.innerHTML = prices;
  restore();
  expect(places()).toEqual([
    [0, 0],
    [120, 8],
  ]);
});

it("ignores elements that the new release no longer has, and those that were not scrolled", () => {
  const [first, second] = slot.children;
  Object.assign(second ?? {}, { scrollLeft: 120 });
  const restore = keepInnerScroll([slot]);
  slot.innerHTML = "<div>Prices by region</div><div>Discounts</div>";
  restore();
  expect(first?.isConnected).toBe(false);
  expect(places()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
