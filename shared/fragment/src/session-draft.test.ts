import { beforeEach, expect, it } from "@jest/globals";
import { sessionDraft } from "./session-draft.ts";

const readCount = (kept: unknown) => (typeof kept === "number" ? kept : undefined);
const count = () => sessionDraft("test", readCount);
beforeEach(() => sessionStorage.clear());

it("keeps a value across a reload of the tab", () => {
  count().write(12);
  expect(count().read()).toBe(12);
  count().write(undefined);
  expect(count().read()).toBeUndefined();
});

it("ignores invalid stored values", () => {
  sessionStorage.setItem("test", '"12"');
  expect(count().read()).toBeUndefined();
  sessionStorage.setItem("test", "{");
  expect(count().read()).toBeUndefined();
});

it("keeps a value in memory if storage is unavailable", () => {
  const kept = sessionDraft("test", readCount, () => {
    throw new DOMException("denied", "SecurityError");
  });
  kept.write(5);
  expect(kept.read()).toBe(5);
});
