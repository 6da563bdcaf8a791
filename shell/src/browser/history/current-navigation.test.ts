import { beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import userEvent from "@testing-library/user-event";
import { type CurrentNavigation, createCurrentNavigation } from "./current-navigation.ts";

let currentNavigation: CurrentNavigation;
const navigations = new EventTarget();
const stop = jest.fn();

beforeAll(() => {
  window.stop = stop;
  Object.assign(window, { navigation: navigations });
  currentNavigation = createCurrentNavigation(window);
  // Unhandled events are left to the browser; jsdom cannot navigate.
  window.addEventListener("submit", (event) => event.preventDefault());
  window.addEventListener("click", (event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  });
});

beforeEach(() => {
  document.body.innerHTML = `
    <a id="link" href="/products/bci">bci</a><a id="place" href="#faq">FAQ</a><a id="tab" href="/x" target="_blank">x</a>
    <a id="mail" href="mailto:sales@zhian.example">Mail</a><form><button>Send</button></form><input>`;
  stop.mockClear();
});

/** Whether `act` ends the navigation that was under way. */
async function ends(act: () => unknown): Promise<boolean> {
  const signal = currentNavigation.signal();
  await act();
  return signal.aborted;
}

const press = (selector: string) => userEvent.click(document.querySelector(selector) ?? document.body);

describe("a visitor's action while a page is slow to load", () => {
  it.each([
    ["another link", () => press("#link")],
    ["a link to an anchor on the page", () => press("#place")],
    ["submitting a form", () => press("button")],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("cancels its navigation: %s", async (_what, act) => {
    expect(await ends(act)).toBe(true);
    expect(currentNavigation.signal().aborted).toBe(false);
  });

  it("cancels its navigation: going back", async () => {
    window.history.pushState(null, "", "/products/bcc");
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    expect(
      await ends(() => {
        window.history.back();
        return gone;
      }),
    ).toBe(true);
  });

  it.each([
    ["a link that opens another tab", () => press("#tab")],
    ["a mailto link", () => press("#mail")],
    ["typing", () => userEvent.type(document.querySelector("input") ?? document.body, "waf")],
    ["a URL that a script has pushed", () => window.dispatchEvent(new PopStateEvent("popstate"))],
    [
      "Escape that closes a dialog",
      () => {
        document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
        return userEvent.keyboard("{Escape}");
      },
    ],
  ])("does not cancel its navigation: %s", async (_what, act) => {
    expect(await ends(act)).toBe(false);
  });
});

describe("a document that is slow to load", () => {
  const goTo = (destination: { sameDocument: boolean }, navigationType = "push") =>
    navigations.dispatchEvent(
      Object.assign(new Event("navigate"), { destination, navigationType, downloadRequest: null }),
    );

  it("is stopped once when the visitor follows a link to an anchor on the page", async () => {
    goTo({ sameDocument: false });
    expect(stop).not.toHaveBeenCalled();
    await press("#place");
    await press("#place");
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it("has already been stopped by the browser if the visitor went back", async () => {
    goTo({ sameDocument: false });
    goTo({ sameDocument: true }, "traverse");
    await press("#place");
    expect(stop).not.toHaveBeenCalled();
  });
});
