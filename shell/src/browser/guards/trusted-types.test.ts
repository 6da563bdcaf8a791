import { expect, it } from "@jest/globals";
import { installTrustedTypes, isCodeAddress } from "./trusted-types.ts";

it.each([
  ["/_fragments/mf-products/0.1.0/a.js", true],
  ["http://localhost/_shell/shell.js", true],
  ["/api/v1/cms/file?x=/_shell/", false],
  ["http://localhost.evil/_shell/a.js", false],
  ["//evil/_fragments/a.js", false],
  ["data:text/javascript,1", false],
  ["/_shell/../api/x.js", false],
])("B-S-22 allows scripts from the site's own code paths only: %s → %s", (address, isAllowed) => {
  expect(isCodeAddress(address, "http://localhost")).toBe(isAllowed);
});

interface Rules {
  createScriptURL(address: string): string | null;
  createHTML(html: string): string | null;
}

it("B-S-22 creates a default policy that returns null for other URLs and for HTML, which blocks them", () => {
  const made: (Rules & { name: string })[] = [];
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => made.push({ name, ...rules }) };
  installTrustedTypes(Object.assign(Object.create(window), { trustedTypes, location: window.location }));
  expect(made[0]?.name).toBe("default");
  expect(made[0]?.createScriptURL("/_shell/a.js")).toBe("/_shell/a.js");
  expect(made[0]?.createScriptURL("http://evil/a.js")).toBeNull();
  expect(made[0]?.createHTML("<b>x</b>")).toBeNull();
  expect(made[0]?.createHTML(" ")).toBeNull();
  expect(made[0]?.createHTML("")).toBe("");
});
