import { beforeEach, expect, it } from "@jest/globals";
import { screen } from "@testing-library/dom";
import { showErrorPage } from "./error-page.ts";

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
});
const main = () => document.querySelector("main") ?? document.body;

it("shows the message, and on a 404 the way home in the visitor's language", () => {
  showErrorPage(main(), { message: "", statusCode: 404 }, "zh");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("找不到此页面");
  expect(screen.getByRole("link", { name: "返回首页" }).getAttribute("href")).toBe("/zh");
});

it("B-S-09 says Error without a message, and takes a message as text", () => {
  showErrorPage(main(), { message: "", statusCode: 500 }, "en");
  expect(screen.getByRole("heading").textContent).toBe("Error");
  expect(screen.queryByRole("link")).toBeNull();
  showErrorPage(main(), { message: "<img src=x onerror=alert(1)>", statusCode: 500 }, "en");
  expect(screen.getByRole("heading").textContent).toBe("<img src=x onerror=alert(1)>");
  expect(document.querySelector("img")).toBeNull();
});
