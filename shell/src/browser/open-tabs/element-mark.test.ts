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

it("finds the element itself as long as it is in the document", () => {
  const { element, marked } = mark("p", 1);
  element.textContent = "Each year";
  slot.prepend(document.createElement("p"));
  expect(findMarked(marked)).toBe(element);
});

it("finds an element with the same text once the slot is re-rendered, and the nearest of several", () => {
  const { marked } = mark("p", 1);
  slot.innerHTML = first;
  expect(found(marked, "p")).toBe(1);
  slot.innerHTML = `<p>New here</p>${first}`;
  expect(found(marked, "p")).toBe(1);
  slot.innerHTML = `${first}<p>New here</p>`;
  expect(found(marked, "p")).toBe(1);
});

it("distinguishes links with the same text by their target, and finds none with another target", () => {
  const { marked } = mark("a", 1);
  slot.innerHTML = `<a href="/c">More</a>${first}`;
  expect(found(marked, "a")).toBe(2);
  slot.innerHTML = first.replace('"/b"', '"/d"');
  expect(found(marked, "a")).toBeUndefined();
});
