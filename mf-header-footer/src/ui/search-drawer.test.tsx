import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchHit } from "@zhian/contracts/endpoints";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { headerAnswers } from "./header-answers.ts";
import { installPopovers } from "./popovers-in-jsdom.ts";

beforeAll(installPopovers);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

function hit(name: string, given: Partial<SearchHit> = {}): SearchHit {
  return { kind: "product", name, link: `/products/${name.toLowerCase()}`, summary: "", ...given };
}

type Search = (input: { query: { q: string } }) => Promise<{ hits: SearchHit[]; total: number }>;

async function openSearch(search: Search, address = "/") {
  await renderPage(routes.header, address, { messages, slot: "header", answers: { ...headerAnswers, search } });
  await settle();
  await userEvent.keyboard("/");
  return screen.findByRole<HTMLInputElement>("combobox");
}

/** The page is there, and its effects have run. */
async function settle() {
  await screen.findByRole("banner");
  await act(async () => {});
  // jsdom lets even what is not shown take the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("the search drawer", () => {
  it("shows hot entries while nothing is typed", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }));
    expect(document.activeElement).toBe(field);
    expect(options()).toEqual(["Cloud Server", "Domain Names", "Anti-DDoS", "SSL Certificates"]);
    expect(screen.getByRole("group", { name: "Often searched" })).toBeTruthy();
  });

  it("shows live results by kind and says how many there are", async () => {
    const field = await openSearch(async () => ({
      hits: [hit("VSS", { code: "vss" }), hit("Notice", { kind: "news", link: "/news/1" })],
      total: 2,
    }));
    await userEvent.type(field, "vs");
    await screen.findByText("2 results");
    expect(within(screen.getByRole("group", { name: "Products" })).getByRole("option").textContent).toContain("VSS");
    expect(screen.getByRole("group", { name: "News" })).toBeTruthy();
  });

  it("says that there are none, and what else to try", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }), "/zh");
    await userEvent.type(field, "茶壶");
    expect((await screen.findByText("暂无搜索结果")).getAttribute("role")).toBe("status");
    expect(options()).toHaveLength(3);
  });

  it("F-84 does not call a failure 'no results'", async () => {
    const field = await openSearch(() => Promise.reject(new Error("down")));
    await userEvent.type(field, "vss");
    expect(await screen.findByText(/does not answer right now/)).toBeTruthy();
    expect(screen.queryByText("No results")).toBeNull();
  });

  it("moves with the arrow keys and follows the active result on Enter", async () => {
    const field = await openSearch(async () => ({ hits: [hit("VSS"), hit("WAF")], total: 2 }));
    await userEvent.type(field, "a");
    await screen.findByText("2 results");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    expect(active?.textContent).toContain("WAF");
    expect(active?.getAttribute("aria-selected")).toBe("true");
    const followed = new Promise<string>((resolve) => {
      document.addEventListener("click", ({ target }) => resolve((target as HTMLAnchorElement).pathname), {
        once: true,
        capture: true,
      });
    });
    await userEvent.keyboard("{Enter}");
    expect(await followed).toBe("/products/waf");
  });

  it("is a form for the results page", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }), "/zh");
    expect(field.form?.getAttribute("action")).toBe("/zh/search");
    expect(field.form?.method).toBe("get");
    expect(field.name).toBe("q");
  });

  it("opens with Ctrl+K, also while typing elsewhere, where a slash is only a slash", async () => {
    await renderPage(routes.header, "/", { messages, slot: "header", answers: headerAnswers });
    const [search] = await screen.findAllByRole("button", { name: "Search" });
    const elsewhere = document.body.appendChild(document.createElement("input"));
    await userEvent.type(elsewhere, "/");
    expect(search?.getAttribute("aria-expanded")).toBe("false");
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(search?.getAttribute("aria-expanded")).toBe("true");
    elsewhere.remove();
  });
});

describe("asking while the visitor types", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("asks 200 ms after the last key, and shows the answer to the last words only", async () => {
    const asked: string[] = [];
    const answers = new Map<string, (name: string) => void>();
    const search: Search = ({ query: { q } }) => {
      asked.push(q);
      return new Promise((resolve) => answers.set(q, (name) => resolve({ hits: [hit(name)], total: 1 })));
    };
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderPage(routes.header, "/", { messages, slot: "header", answers: { ...headerAnswers, search } });
    await settle();
    await user.keyboard("/");
    const field = await screen.findByRole("combobox");
    await user.type(field, "w");
    act(() => jest.advanceTimersByTime(199));
    expect(asked).toEqual([]);
    await act(async () => jest.advanceTimersByTime(1));
    await user.type(field, "af");
    await act(async () => jest.advanceTimersByTime(200));
    expect(asked).toEqual(["w", "waf"]);
    await act(async () => answers.get("waf")?.("Right"));
    await act(async () => answers.get("w")?.("Wrong"));
    await waitFor(() => expect(options()).toEqual(["Right"]));
  });
});
