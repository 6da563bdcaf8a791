import { beforeEach, expect, it } from "@jest/globals";
import { screen } from "@testing-library/dom";
import { showErrorPage } from "./error-page.ts";

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
});
const main = () => document.querySelector("main") ?? document.body;

it("shows what happened, and on a 404 a link home in the visitor's language", () => {
  showErrorPage(main(), { title: "找不到此页面", status: 404 }, "zh");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("找不到此页面");
  expect(screen.getByRole("link", { name: "返回首页" }).getAttribute("href")).toBe("/zh");
  expect(screen.queryByText("重试")).toBeNull();
});

it("has a search form that works without script, and a contact address", () => {
  showErrorPage(main(), { title: "This page could not be found", status: 404 }, "en");
  expect(screen.getByRole("search").getAttribute("action")).toBe("/search");
  expect(screen.getByRole("searchbox", { name: "Product, code or topic" }).getAttribute("name")).toBe("q");
  expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
});

it("B-S-09 offers a retry after a fault, and treats a message as text", () => {
  showErrorPage(main(), { title: "<img src=x onerror=alert(1)>", status: 500 }, "en");
  expect(screen.getByRole("heading").textContent).toBe("<img src=x onerror=alert(1)>");
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByText("Retry").getAttribute("href")).toBe("");
  expect(screen.queryByRole("link", { name: "Back to the home page" })).toBeNull();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toBeTruthy();
});
