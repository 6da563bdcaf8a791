import { expect, it, jest } from "@jest/globals";
import { testBus, testSiteBus } from "@zhian/testing/site-fixture";
import { followConnection } from "./connection.ts";

it("checks who is signed in whenever the visitor returns to the page, in whatever way", () => {
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

it("asks for the site's current revision after signing in or out", () => {
  const ask = jest.fn();
  const site = testSiteBus();
  followConnection({
    shell: site.as("shell"),
    header: site.as("header"),
    session: { check: () => {} },
    revision: { ask },
  });
  site.as("account").publish("session.began", {});
  site.as("header").publish("session.ended", { reason: "logged-out" });
  expect(ask).toHaveBeenCalledTimes(2);
});
