import { beforeEach, expect, it } from "@jest/globals";
import { focusPage } from "./focus-page.ts";
import { readScrollAnchor } from "./scroll-anchor.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/x">x</a><input><main tabindex="-1" data-slot="main"><a href="/a">More</a><a id="b" href="/b">More</a></main>`;
});
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const main = () => document.querySelector("main") ?? undefined;

it("moves from a followed link to the page that it leads to", () => {
  focus("a");
  focusPage(main());
  expect(document.activeElement).toBe(main());
});

it("stays in the field that the visitor is typing in", () => {
  focus("input");
  focusPage(main());
  expect(document.activeElement).toBe(document.querySelector("input"));
});

it("returns to the link that led away, on a page that was re-rendered", () => {
  focus("#b");
  const place = readScrollAnchor();
  const drawn = main()?.innerHTML ?? "";
  main()?.replaceChildren();
  main()?.insertAdjacentHTML("beforeend", drawn);
  focusPage(main(), place);
  expect(document.activeElement).toBe(document.querySelector("#b"));
});

it("moves to the page if another link has replaced that one", () => {
  focus("#b");
  const place = readScrollAnchor();
  main()?.querySelector("#b")?.replaceChildren("Less");
  focus("input");
  document.querySelector("input")?.blur();
  focusPage(main(), place);
  expect(document.activeElement).toBe(main());
});

it("F-177 moves to the section that a link leads to, which is not focusable otherwise", () => {
  main()?.insertAdjacentHTML("beforeend", `<section id="part">text</section>`);
  const part = document.querySelector<HTMLElement>("#part") ?? undefined;
  focus("a");
  focusPage(part);
  expect(document.activeElement).toBe(part);
  focus("#b");
  expect(part?.hasAttribute("tabindex")).toBe(false);
});

it("moves to a focusable target without changing its attributes", () => {
  const link = document.querySelector<HTMLElement>("#b") ?? undefined;
  focusPage(link);
  expect(document.activeElement).toBe(link);
  expect(link?.hasAttribute("tabindex")).toBe(false);
});
