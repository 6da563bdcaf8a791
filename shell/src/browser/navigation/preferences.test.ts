import { beforeEach, expect, it, jest } from "@jest/globals";
import { testBus } from "@zhian/testing/site-fixture";
import Cookies from "js-cookie";
import { keepPreferences } from "./preferences.ts";

beforeEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  window.history.replaceState(null, "", "/products/bcc?plan=2#price");
});

it("saves a switched language in its cookie, and moves to the same page in that language", () => {
  const bus = testBus({ owner: "header" });
  const replace = jest.fn();
  keepPreferences(bus, replace);
  bus.set("locale", "zh");
  expect([Cookies.get("locale"), replace.mock.calls]).toEqual(["zh", [["/zh/products/bcc?plan=2#price"]]]);
});

it("saves a switched currency, and writes no cookie before a switch", () => {
  const bus = testBus({ owner: "header" });
  const replace = jest.fn();
  keepPreferences(bus, replace);
  expect(Cookies.get()).toEqual({});
  bus.set("currency", "IDR");
  expect(Cookies.get()).toEqual({ currency: "IDR" });
  expect(replace).not.toHaveBeenCalled();
});

it("does not save a page's default currency as the visitor's choice", () => {
  window.history.replaceState(null, "", "/zh/yn-activity");
  const bus = testBus({ owner: "header" });
  keepPreferences(bus, jest.fn());
  bus.set("currency", "IDR");
  expect(Cookies.get("currency")).toBeUndefined();
  bus.set("currency", "USD");
  expect(Cookies.get("currency")).toBe("USD");
  bus.set("currency", "IDR");
  expect(Cookies.get("currency")).toBe("IDR");
});

it("saves a switched theme, and applies it to the document", () => {
  const bus = testBus({ owner: "header" });
  keepPreferences(bus, jest.fn());
  bus.set("theme", "dark");
  expect(Cookies.get()).toEqual({ theme: "dark" });
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});
