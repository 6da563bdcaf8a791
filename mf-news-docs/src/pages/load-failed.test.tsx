import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { orLoadFailed } from "../api/or-load-failed.ts";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";

/** Rejects like the browser's client. */
const lost = async () =>
  Promise.reject(Object.assign(new Error("no answer"), { name: "ApiError", kind: "unreachable" }));

it.each([
  ["/news", "News"],
  ["/zh/notice", "公告"],
  ["/zixun/cloud", "Industry news"],
  ["/notice/detail?id=window", "Notices"],
  ["/document", "Documents"],
  ["/zh/document/basics", "帮助文档"],
  ["/document/basics/first", "Documents"],
])("F-81 %s shows its own heading when its data cannot be loaded: %s", async (address, name) => {
  const calls = ["cms.fileList", "cms.file", "cms.docTag", "cms.doc", "cms.newsTag"];
  await renderPage(routes, address, { messages, answers: Object.fromEntries(calls.map((call) => [call, lost])) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(name);
  expect(screen.getByRole("status").textContent).toMatch(/cannot be loaded|无法加载/);
});

it("F-81 loads the page when the visitor retries", async () => {
  let isLost = true;
  const list = async () => (isLost ? lost() : { list: [], total: 0, page: 1, pages: 1 });
  await renderPage(routes, "/news", { messages, answers: { "cms.fileList": list } });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/cannot be loaded/)).toBeTruthy();
  isLost = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Home" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

it("rethrows errors other than API errors, and those of an aborted load", async () => {
  const site = { api: {}, locale: "en", config: {} } as unknown as Parameters<typeof orLoadFailed>[1]["site"];
  const url = new URL("http://site.test/news");
  const broken = async () => Promise.reject(new TypeError("broken"));
  await expect(orLoadFailed(broken, { url, site, signal: new AbortController().signal })).rejects.toThrow("broken");
  await expect(orLoadFailed(lost, { url, site, signal: AbortSignal.abort() })).rejects.toThrow("no answer");
});
