import { runInNewContext } from "node:vm";
import { expect, it } from "@jest/globals";
import { takePlace, takePlaceUrl } from "./entry-script.ts";

/** A document whose frames and timers a test controls; `placed` lists what is inserted after the inline script. */
function runIn(visibilityState: "visible" | "hidden") {
  const placed: string[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  let seen: (list: unknown) => void = () => undefined;
  const currentScript = {
    previousElementSibling: { content: "the shell's script" },
    after: (content: string) => placed.push(content),
  };
  class Document {
    get currentScript() {
      return currentScript;
    }
    get visibilityState() {
      return visibilityState;
    }
  }
  // As if forms in the content had these names.
  const document = Object.defineProperties(new Document(), {
    currentScript: { value: {} },
    visibilityState: { value: {} },
  });
  runInNewContext(takePlace, {
    Document,
    document,
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
    PerformanceObserver: class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe() {}
    },
  });
  return {
    placed,
    /** Reports a paint, as the browser would. */
    draw: (name: string) => seen({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) }),
    passFrame: () => frames.splice(0).forEach((draw) => draw()),
    /** Runs all timers that are due by then. */
    pass(ms: number) {
      for (const timer of timers.splice(0)) {
        if (timer.ms <= ms) timer.run();
        else timers.push(timer);
      }
    },
  };
}

it("inserts the shell's script two frames after the first paint of text", () => {
  const { placed, draw, passFrame, pass } = runIn("visible");
  draw("first-paint");
  passFrame();
  passFrame();
  pass(0);
  expect(placed).toEqual([]);
  draw("first-contentful-paint");
  passFrame();
  pass(0);
  expect(placed).toEqual([]);
  passFrame();
  pass(0);
  expect(placed).toEqual(["the shell's script"]);
});

it("does not wait in a background tab, which has no frames", () => {
  expect(runIn("hidden").placed).toEqual(["the shell's script"]);
});

it("does not wait forever for a browser without frames", () => {
  const { placed, pass } = runIn("visible");
  pass(3_000);
  expect(placed).toEqual(["the shell's script"]);
});

it("names itself as a file of the shell in stack traces", () => {
  expect(takePlace.split("\n").at(-1)).toBe(`//# sourceURL=${takePlaceUrl}`);
  const { pathname, search } = new URL(takePlaceUrl);
  expect(pathname + search).toMatch(/^\/_shell\/[\w-]+\.js$/);
});
