import { beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { Slot } from "@zhian/contracts/slots";
import { followFaults } from "./follow-faults.ts";

const a = { name: "mf-a", version: "1.0.0" };
const slot = document.createElement("main");
const button = slot.appendChild(document.createElement("button"));
const told: unknown[] = [];

beforeAll(() => {
  slot.dataset["fragment"] = a.name;
  document.body.append(slot);
  const state = document.createElement("script");
  Object.assign(state, { type: "application/json", id: "page", textContent: '{"requestId":"0"}' });
  document.body.append(state);
  Reflect.set(navigator, "sendBeacon", () => true);
  // The body of jsdom's Blob cannot be read here.
  const Body = class {
    constructor([text = ""]: string[]) {
      told.push(JSON.parse(text));
    }
  };
  Reflect.set(globalThis, "Blob", Body);
  followFaults({
    slots: new Map<Slot, HTMLElement>([["main", slot]]),
    releaseOf: (name) => (name === a.name ? a : undefined),
  });
});

beforeEach(() => void told.splice(0));

/** Dispatches the event that a browser dispatches when a listener throws. */
function throwing(error: unknown, message: string) {
  return () => window.dispatchEvent(new ErrorEvent("error", { error, message, filename: "" }));
}

function reject(reason: unknown) {
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
}

it("F-131 attributes an error without a stack to the listener's slot, and to none once the event is over", () => {
  slot.addEventListener("click", throwing("one", "Uncaught one"), { once: true });
  button.click();
  throwing("two", "Uncaught two")();
  document.addEventListener("click", throwing("three", "Uncaught three"), { once: true });
  button.click();

  const thrown = { kind: "thrown" };
  expect(told).toEqual([
    { ...thrown, type: "fragment", fragment: "mf-a", version: "1.0.0", requestId: "0", message: "one" },
    { ...thrown, type: "page", message: "two" },
    { ...thrown, type: "page", message: "three" },
  ]);
});

it("F-132 reports faults from outside the site once per page, without details", () => {
  reject(Object.assign(new Error("x"), { stack: "f@moz-extension://1b2c/content.js:1:2\n" }));
  reject(Object.assign(new Error("Loading chunk 12 failed."), { name: "ChunkLoadError" }));
  slot.addEventListener("click", throwing(null, "ResizeObserver loop limit exceeded"), { once: true });
  button.click();
  expect(told).toEqual([{ type: "page", kind: "outside" }]);
});

it("F-131 reports each fault once, however often it recurs, and stops after two hundred", () => {
  for (let frame = 0; frame < 60; frame += 1) reject("the same");
  expect(told).toEqual([{ type: "page", kind: "thrown", message: "the same" }]);
  for (let index = 0; index < 500; index += 1) reject(`another ${index}`);
  expect(told.length).toBeLessThanOrEqual(200);
  expect(told.length).toBeGreaterThan(190);
});
