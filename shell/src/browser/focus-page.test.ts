import { beforeEach, expect, it } from "@jest/globals";
import { focusPage } from "./focus-page.ts";

beforeEach(() => {
  document.body.innerHTML = '<a href="/x">x</a><input><main tabindex="-1"></main>';
});
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const main = () => document.querySelector("main") ?? undefined;

it("moves from a link that was followed to the page that it led to", () => {
  focus("a");
  focusPage(main());
  expect(document.activeElement).toBe(main());
});

it("leaves the field that somebody types in", () => {
  focus("input");
  focusPage(main());
  expect(document.activeElement).toBe(document.querySelector("input"));
});
