import { expect, it } from "@jest/globals";
import { mayCertify } from "./certification.ts";

it("accepts a name from users not certified or rejected only", () => {
  const states = ["none", "submitted", "personal", "enterprise", "refused"] as const;
  expect(states.filter((state) => mayCertify({ state }))).toEqual(["none", "refused"]);
});
