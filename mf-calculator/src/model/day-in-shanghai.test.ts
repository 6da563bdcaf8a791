import { expect, it } from "@jest/globals";
import { dayInShanghai } from "./day-in-shanghai.ts";

it("starts the next day at 16:00 UTC", () => {
  expect(dayInShanghai("2026-11-20T15:59:00Z")).toBe("2026-11-20");
  expect(dayInShanghai("2026-11-20T16:00:00Z")).toBe("2026-11-21");
});
