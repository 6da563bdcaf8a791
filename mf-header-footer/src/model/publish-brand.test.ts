import { expect, it } from "@jest/globals";
import { testSiteBus } from "@zhian/testing/site-fixture";
import { publishBrand } from "./publish-brand.ts";

it("does not throw if the shell rejects the event", () => {
  const brand = { slogan: "One door", logoUrl: "" };
  const refusing = testSiteBus().as("domain");
  expect(() => refusing.publish("brand.loaded", brand)).toThrow("brand.loaded");
  expect(() => publishBrand(refusing, brand)).not.toThrow();
});
