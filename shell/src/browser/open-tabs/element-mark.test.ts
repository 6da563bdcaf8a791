import { beforeEach, expect, it } from "@jest/globals";
import { findMarked, markElement } from "./element-mark.ts";

let slot: HTMLElement;
beforeEach(() => {
  slot = document.createElement("main");
  document.body.replaceChildren(slot);
});

const first =
  '<h2>Prices</h2><p>Each month</p><a href="/a">More</a><h2>Terms</h2><p>Each month</p><a href="/b">More</a>';

function mark(selector: string, at = 0) {
  slot.innerHTML = first;
  const element = slot.querySelectorAll(selector)[at];
  if (!element) throw new Error(`there is no ${selector}`);
  return { element, marked: markElement(element, slot) };
}

const found = (marked: ReturnType<typeof markElement>, tag: string) => {
  const element = findMarked(marked);
  return element ? [...slot.querySelectorAll(tag)].indexOf(element) : undefined;
};

it("finds the element itself for as long as it stands", () => {
  const { element, marked } = mark("p", 1);
  element.textContent = "Each year";
  slot.prepend(document.createElement("p"));
  expect(findMarked(marked)).toBe(element);
});

it("finds what says the same where the slot is filled again, of several the nearest", () => {
  const { marked } = mark("p", 1);
  slot.innerHTML = first;
  expect(found(marked, "p")).toBe(1);
  slot.innerHTML = `<p>New here</p>${first}`;
  expect(found(marked, "p")).toBe(1);
  slot.innerHTML = `${first}<p>New here</p>`;
  expect(found(marked, "p")).toBe(1);
});

it("tells links of the same words by where they lead, and finds none that leads elsewhere", () => {
  const { marked } = mark("a", 1);
  slot.innerHTML = `<a href="/c">More</a>${first}`;
  expect(found(marked, "a")).toBe(2);
  slot.innerHTML = first.replace('"/b"', '"/d"');
  expect(found(marked, "a")).toBeUndefined();
});
