import { expect, it } from "@jest/globals";
import { cookieDays } from "./cookie-days.ts";

const now = Date.UTC(2026, 10, 20);

it("keeps a session's cookie for as long as the session lasts", () => {
  expect(cookieDays("2026-11-20T12:00:00Z", now)).toBe(0.5);
});

it("F-97 keeps the cookie until the browser closes if the clock is off by a day", () => {
  expect(cookieDays("2026-11-20T12:00:00Z", now + 86_400_000)).toBeUndefined();
});
