import { expect, it } from "@jest/globals";
import { mayCertify } from "./certification.ts";

it("accepts a real name only from users who are not certified or were rejected", () => {
  const states = ["none", "submitted", "personal", "enterprise", "refused"] as const;
  expect(states.filter((state) => mayCertify({ state }))).toEqual(["none", "refused"]);
});
