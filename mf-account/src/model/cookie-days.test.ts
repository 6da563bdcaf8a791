import { expect, it } from "@jest/globals";
import { cookieDays } from "./cookie-days.ts";

const now = Date.UTC(2026, 10, 20);

it("keeps a session's cookie as long as the session", () => {
  expect(cookieDays("2026-11-20T12:00:00Z", now)).toBe(0.5);
});

it("F-97 keeps it until the browser closes if the clock is wrong by a day", () => {
  expect(cookieDays("2026-11-20T12:00:00Z", now + 86_400_000)).toBeUndefined();
});
