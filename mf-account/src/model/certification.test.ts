import { expect, it } from "@jest/globals";
import { mayCertify } from "./certification.ts";

it("takes a name from whoever has none yet or was refused, and from nobody else", () => {
  const states = ["none", "submitted", "personal", "enterprise", "refused"] as const;
  expect(states.filter((state) => mayCertify({ state }))).toEqual(["none", "refused"]);
});
