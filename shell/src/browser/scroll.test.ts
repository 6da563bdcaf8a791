import { beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { manageScroll } from "./scroll.ts";

/** As of a browser without the Navigation API, which this one is: nothing tells of a change before it has happened. */
describe("the place on a page, where addresses alone tell of navigation", () => {
  const focusMain = jest.fn();
  const scrollTo = jest.fn((_x: number, y: number) => Object.assign(window, { scrollY: y }));
  let settle: () => void;

  // As in a page, which is never without it.
  beforeAll(() => {
    ({ settle } = manageScroll(window, focusMain));
  });

  beforeEach(() => {
    document.body.innerHTML = '<main><a href="#prices">Prices</a><h2 id="prices">Prices</h2></main>';
    history.replaceState(null, "", "/a");
    Object.assign(window, { scrollTo, scrollX: 0, scrollY: 0 });
    Element.prototype.scrollIntoView = jest.fn();
    dispatchEvent(new PopStateEvent("popstate"));
    settle();
    jest.clearAllMocks();
  });

  /** As single-spa does it: the browser itself says nothing of what scripts do to the history. */
  function push(address: string): void {
    history.pushState(null, "", address);
    dispatchEvent(Object.assign(new PopStateEvent("popstate"), { singleSpaTrigger: "pushState" }));
  }

  const next = (type: string) => new Promise((resolve) => addEventListener(type, resolve, { once: true }));

  it("is the top of a page that is new, which gets the focus", () => {
    window.scrollY = 700;
    push("/b");
    settle();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(focusMain).toHaveBeenCalledTimes(1);
  });

  it("is a part of it where the address names one", () => {
    push("/b#prices");
    settle();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("is where the visitor was when they come back, and the focus stays with them", async () => {
    window.scrollY = 700;
    push("/b");
    settle();
    focusMain.mockClear();
    window.scrollY = 40;
    const gone = next("popstate");
    history.back();
    await gone;
    settle();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
    expect(focusMain).not.toHaveBeenCalled();
  });

  it("is where the link was, when they come back from a part of the same page", async () => {
    window.scrollY = 120;
    const followed = next("hashchange");
    document.querySelector("a")?.click();
    // The browser has scrolled before anybody is told.
    window.scrollY = 900;
    await followed;
    const gone = next("hashchange");
    history.back();
    await gone;
    expect(scrollTo.mock.calls).toEqual([[0, 120]]);
    expect(focusMain).not.toHaveBeenCalled();
  });

  it("does not change with an address that is put in another's place", () => {
    window.scrollY = 300;
    history.replaceState(null, "", "/a?plan=2");
    dispatchEvent(Object.assign(new PopStateEvent("popstate"), { singleSpaTrigger: "replaceState" }));
    settle();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(focusMain).not.toHaveBeenCalled();
  });
});
