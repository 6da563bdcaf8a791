import { beforeEach, expect, it } from "@jest/globals";
import { rememberHeights } from "./remember-heights.ts";

let hasMouse = true;
let scrolledTo: number | undefined;
/** Where the section in view begins, in px from the viewport's top edge: it depends on the heights above. */
let begin = 0;
const frames: FrameRequestCallback[] = [];

window.matchMedia = ((media: string) => ({
  matches: hasMouse && media === "(any-pointer: fine)",
})) as typeof matchMedia;
window.requestAnimationFrame = (run) => frames.push(run);
window.scrollTo = (...args: unknown[]) => {
  scrolledTo = Number(args[1]);
};
// jsdom lays nothing out.
Element.prototype.checkVisibility = function (this: Element) {
  return !this.closest(".unseen");
};
Element.prototype.getBoundingClientRect = function (this: Element) {
  return { top: this.id === "seen" ? begin : Number.NaN } as DOMRect;
};

beforeEach(() => {
  document.body.innerHTML = `
    <main id="slot-main"><section id="seen" class="section"><p></p></section>
    <section id="far" class="section unseen"><p></p></section>
    <div id="late" class="below unseen" style="color: red;"><p></p></div></main>`;
  hasMouse = true;
  scrolledTo = undefined;
  begin = 0;
  frames.length = 0;
});

const styles = () => ["seen", "far", "late"].map((id) => document.getElementById(id)?.getAttribute("style") ?? null);
const takeFrame = () => frames.splice(0).forEach((run) => run(0));
const shown = "content-visibility: visible;";

it("lays out the sections out of sight for one frame, and leaves no trace", () => {
  const before = styles();
  rememberHeights();
  expect(styles()).toEqual([null, shown, `color: red; ${shown}`]);
  takeFrame();
  expect(styles()).toEqual([null, shown, `color: red; ${shown}`]);
  takeFrame();
  expect(styles()).toEqual(before);
  expect(frames).toEqual([]);
});

it("leaves in place what is in view", () => {
  const { style } = document.getElementById("far") ?? document.body;
  // The section out of sight is 700 px lower than estimated.
  Object.defineProperty(style, "contentVisibility", {
    set() {
      begin = -700;
    },
  });
  rememberHeights();
  expect(scrolledTo).toBe(-700);
});

it("does not scroll if nothing has moved, which would end a smooth scroll", () => {
  rememberHeights();
  takeFrame();
  takeFrame();
  expect(scrolledTo).toBeUndefined();
});

it("spares a device without a mouse the work", () => {
  hasMouse = false;
  const before = styles();
  rememberHeights();
  expect([styles(), frames]).toEqual([before, []]);
});

it("has nothing to do where the browser lays out everything", () => {
  for (const section of document.querySelectorAll(".unseen")) section.classList.remove("unseen");
  rememberHeights();
  expect(frames).toEqual([]);
});
