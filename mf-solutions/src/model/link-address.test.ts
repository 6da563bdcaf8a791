import { expect, it } from "@jest/globals";
import { linkAddress } from "./link-address.ts";

const path = "/console/register?recommend=AB23CD45";
const origin = "https://zhian.example";

it("leads to the registration page of the console, wherever that is", () => {
  expect(linkAddress(path, { origin, consoleUrl: "/console" })).toBe(origin + path);
  expect(linkAddress(path, { origin, consoleUrl: "https://console.example" })).toBe(
    "https://console.example/register?recommend=AB23CD45",
  );
});
