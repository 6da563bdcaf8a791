import { expect, it } from "@jest/globals";
import { testSiteBus } from "@zhian/testing/site-fixture";
import { tellBrand } from "./tell-brand.ts";

const brand = { slogan: "One door", logoUrl: "" };

it("tells the shell, on the bus of the header", () => {
  const site = testSiteBus();
  const heard: unknown[] = [];
  site
    .as("shell")
    .on("brand.loaded")
    .subscribe((told) => heard.push(told));
  tellBrand(site.as("header"), brand);
  expect(heard).toEqual([brand]);
});

it("does without a shell that refuses the event", () => {
  const refusing = testSiteBus().as("domain");
  expect(() => refusing.publish("brand.loaded", brand)).toThrow("brand.loaded");
  expect(() => tellBrand(refusing, brand)).not.toThrow();
});
