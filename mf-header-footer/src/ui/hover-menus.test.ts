import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { installPopovers } from "../testing/popovers-in-jsdom.ts";
import { followPointer } from "./hover-menus.ts";
import { isShown } from "./use-popover.ts";

beforeAll(installPopovers);
beforeEach(() => void jest.useFakeTimers());

let stop: () => void;
let list: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<ul>
    <li><button popovertarget="a" aria-label="A"></button><div id="a" popover="auto"><details id="g" open><summary>G</summary></details><details id="h"><summary>H</summary></details></div></li>
    <li><button popovertarget="b" aria-label="B"></button><div id="b" popover="auto"></div></li>
    <li><a href="/plain">Plain</a></li>
  </ul>`;
  list = find("ul");
  stop = followPointer(list, { isResting: true });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  document.body.replaceChildren();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

let place = 0;

function send(type: "pointerover" | "pointermove" | "pointerleave", selector: string, pointerType = "mouse") {
  const event = new MouseEvent(type, { bubbles: true, clientX: place, clientY: place });
  find(selector).dispatchEvent(Object.assign(event, { pointerType }));
}

/** As a pointer that moves there from elsewhere. */
function point(type: "pointerover" | "pointerleave", selector: string, pointerType = "mouse") {
  place += 1;
  send(type, selector, pointerType);
}

const isOpen = (id: string) => isShown(document.getElementById(id));

describe("a mouse over the navigation", () => {
  it("opens a menu after resting on its button for 150 ms, not before", () => {
    point("pointerover", "[aria-label=A]");
    jest.advanceTimersByTime(149);
    expect(isOpen("a")).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isOpen("a")).toBe(true);
  });

  it("switches open menus at once, and closes them 250 ms after leaving", () => {
    point("pointerover", "[aria-label=A]");
    jest.advanceTimersByTime(150);
    point("pointerover", "[aria-label=B]");
    expect([isOpen("a"), isOpen("b")]).toEqual([false, true]);
    point("pointerleave", "ul");
    jest.advanceTimersByTime(249);
    expect(isOpen("b")).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isOpen("b")).toBe(false);
  });

  it("keeps a menu open while it is over the panel, even if it left the button on the way", () => {
    point("pointerover", "[aria-label=A]");
    jest.advanceTimersByTime(150);
    point("pointerleave", "ul");
    point("pointerover", "#a");
    jest.advanceTimersByTime(1000);
    expect(isOpen("a")).toBe(true);
  });

  it("keeps a menu open on the first click after opening it, and closes it on the next", () => {
    point("pointerover", "[aria-label=A]");
    jest.advanceTimersByTime(150);
    find("[aria-label=A]").click();
    expect(isOpen("a")).toBe(true);
    point("pointerleave", "ul");
    jest.advanceTimersByTime(1000);
    expect(isOpen("a")).toBe(true);
    find("[aria-label=A]").click();
    expect(isOpen("a")).toBe(false);
  });

  it("selects a group on hover, but not while the panel shows search results", () => {
    find("#a").dataset["filtered"] = "";
    point("pointerover", "#h summary");
    jest.advanceTimersByTime(1000);
    expect(find("#h").hasAttribute("open")).toBe(false);
    delete find("#a").dataset["filtered"];
    point("pointerover", "#h summary");
    jest.advanceTimersByTime(120);
    expect(find("#h").hasAttribute("open")).toBe(true);
  });

  it("selects no group that moves beneath a resting mouse", () => {
    point("pointerover", "#g summary");
    send("pointermove", "#g summary");
    send("pointerover", "#h summary");
    jest.advanceTimersByTime(1000);
    expect(find("#h").hasAttribute("open")).toBe(false);
  });

  it("opens no menu once a key is pressed", () => {
    point("pointerover", "[aria-label=A]");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    jest.advanceTimersByTime(1000);
    expect(isOpen("a")).toBe(false);
  });

  it("opens no menu on touch", () => {
    point("pointerover", "[aria-label=A]", "touch");
    jest.advanceTimersByTime(1000);
    expect(isOpen("a")).toBe(false);
  });

  it("opens no menu once it is no longer tracked", () => {
    point("pointerover", "[aria-label=A]");
    stop();
    jest.advanceTimersByTime(1000);
    expect(isOpen("a")).toBe(false);
  });
});
