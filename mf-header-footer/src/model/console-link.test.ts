import { describe, expect, it } from "@jest/globals";
import { consoleLink, toTarget } from "./console-link.ts";

const config = { origin: "https://zhiancloud.example", apiBase: "/api", consoleUrl: "/console" };

describe("the way to the console and back", () => {
  it.each([
    ["/products/bcc", "/products/bcc"],
    ["/news/detail?id=3&from=home", "/news/detail?id=3"],
    ["/zh?", "/zh"],
  ])("remembers of %s the path and the first query pair", (path, target) => {
    expect(toTarget(path)).toBe(target);
  });

  it("gives the built-in console a path", () => {
    expect(consoleLink(config, "/login", "/news/detail?id=3")).toBe("/console/login?target=%2Fnews%2Fdetail%3Fid%3D3");
    expect(consoleLink(config, "")).toBe("/console");
  });

  it("gives a console elsewhere a whole address", () => {
    const elsewhere = { ...config, consoleUrl: "https://console.example/" };
    expect(consoleLink(elsewhere, "/register", "/zh")).toBe(
      "https://console.example/register?target=https%3A%2F%2Fzhiancloud.example%2Fzh",
    );
  });
});
