import { describe, expect, it } from "@jest/globals";
import { consoleLink, toTarget } from "./console-link.ts";

const config = { origin: "https://zhiancloud.example", consoleUrl: "/console" };
const here = { config, locale: "en" } as const;

describe("a link to the console", () => {
  it.each([
    ["/products/bcc", "/products/bcc"],
    ["/news/detail?id=3&from=home", "/news/detail?id=3"],
    ["/zh?", "/zh"],
    [`/products/bcd/search?q=${"x".repeat(2_000)}`, "/products/bcd/search"],
  ])("returns to the path and first query parameter of %s", (path, target) => {
    expect(toTarget(path)).toBe(target);
  });

  it("is a path for the built-in console, in the visitor's language", () => {
    expect(consoleLink(here, "/login", "/news/detail?id=3")).toBe("/console/login?target=%2Fnews%2Fdetail%3Fid%3D3");
    expect(consoleLink({ config, locale: "zh" }, "/login", "/zh")).toBe("/zh/console/login?target=%2Fzh");
    expect(consoleLink(here, "")).toBe("/console");
  });

  it("is an absolute URL for an external console, which gets absolute return URLs", () => {
    const elsewhere = { config: { ...config, consoleUrl: "https://console.example/" }, locale: "zh" } as const;
    expect(consoleLink(elsewhere, "/register", "/zh")).toBe(
      "https://console.example/register?target=https%3A%2F%2Fzhiancloud.example%2Fzh",
    );
    expect(consoleLink(elsewhere, "/login", consoleLink(elsewhere, "/basic"))).toBe(
      "https://console.example/login?target=https%3A%2F%2Fconsole.example%2Fbasic",
    );
  });
});
