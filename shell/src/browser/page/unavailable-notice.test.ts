import { afterEach, expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { hideUnavailable, showUnavailable } from "./unavailable-notice.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

it("says once that the part is unavailable, keeps its content, and retries on request", async () => {
  document.body.innerHTML = "<div><p>from the server</p></div>";
  const slot = document.querySelector("div") ?? document.body;
  const retry = jest.fn();
  showUnavailable(slot, { locale: "en", retry });
  showUnavailable(slot, { locale: "zh", retry });

  expect(screen.getByText("from the server")).toBeTruthy();
  expect(screen.getAllByRole("status")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toContain("暂时无法显示");
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("status")).toBeNull();
});

it("adds a page heading if there is none, and only in the main slot", () => {
  document.body.innerHTML = '<main data-slot="main"></main><div data-slot="header"></div>';
  const [main = document.body, header = document.body] = document.querySelectorAll<HTMLElement>("[data-slot]");
  const retry = jest.fn();
  showUnavailable(main, { locale: "en", retry });
  showUnavailable(header, { locale: "en", retry });

  expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    "This page is temporarily unavailable",
  ]);
  showUnavailable(main, { locale: "zh", retry });
  expect(screen.getByRole("heading", { level: 1, name: "此页面暂时无法显示" })).toBeTruthy();

  hideUnavailable(main);
  main.innerHTML = "<h1>From the server</h1>";
  showUnavailable(main, { locale: "en", retry });
  expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    "From the server",
  ]);
});

it("keeps a click that began before the part failed again", async () => {
  const slot = document.createElement("div");
  document.body.replaceChildren(slot);
  const [before, now] = [jest.fn(), jest.fn()];
  showUnavailable(slot, { locale: "en", retry: before });
  const user = userEvent.setup();
  const target = screen.getByRole("button");
  await user.pointer({ keys: "[MouseLeft>]", target });
  showUnavailable(slot, { locale: "en", retry: now });
  await user.pointer({ keys: "[/MouseLeft]", target: screen.getByRole("button") });
  expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
});

it("retries automatically when back online, if the network was the reason and nobody has retried yet", () => {
  const slot = document.createElement("div");
  document.body.append(slot);
  const retry = jest.fn();
  showUnavailable(slot, { locale: "en", retry });
  window.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();

  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  showUnavailable(slot, { locale: "en", retry });
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(slot.childElementCount).toBe(0);

  showUnavailable(slot, { locale: "en", retry });
  hideUnavailable(slot);
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(1);
});
