import { expect, it, jest } from "@jest/globals";
import { testBus } from "@zhian/testing/site-fixture";
import { followConnection } from "./connection.ts";

it("looks who is signed in whenever its visitor comes back to the page, by whatever way", () => {
  const check = jest.fn();
  const shell = testBus({ owner: "shell" });
  followConnection({ shell, header: testBus({ owner: "header" }), session: { check }, revision: { ask: () => {} } });
  for (const [target, event] of [
    [window, new Event("focus")],
    [window, new Event("online")],
    [window, new PageTransitionEvent("pageshow", { persisted: true })],
    [document, new Event("visibilitychange")],
  ] as const) {
    check.mockClear();
    target.dispatchEvent(event);
    expect(check).toHaveBeenCalledTimes(1);
  }
});
