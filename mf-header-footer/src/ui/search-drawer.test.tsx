import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchHit } from "@zhian/contracts/endpoints";
import { renderPage } from "@zhian/testing/render-page";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { headerAnswers } from "../testing/header-answers.ts";
import { installPopovers } from "../testing/popovers-in-jsdom.ts";

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
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByRole<HTMLInputElement>("combobox");
}

/** Waits for the page and its effects. */
async function settle() {
  await screen.findByRole("banner");
  await act(async () => {});
  // jsdom lets even hidden elements take the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("the search drawer", () => {
  it("shows top searches for an empty query", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }));
    expect(document.activeElement).toBe(field);
    expect(options()).toEqual(["Cloud Server", "Domain Names", "Anti-DDoS", "SSL Certificates"]);
    expect(screen.getByRole("group", { name: "Top searches" })).toBeTruthy();
  });

  it("closes itself on Escape in an empty field, where WebKit would only clear the field", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }));
    const trigger = screen.getByTitle("Ctrl+K");
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    expect(fireEvent.keyDown(field, { key: "Escape" })).toBe(false);
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
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

  it("says that there are no results, and what else to try", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }), "/zh");
    await userEvent.type(field, "茶壶");
    expect((await screen.findByText("暂无搜索结果")).getAttribute("role")).toBe("status");
    expect(options()).toHaveLength(3);
  });

  it("F-84 does not report a failure as 'no results'", async () => {
    const field = await openSearch(() => Promise.reject(new Error("down")));
    await userEvent.type(field, "vss");
    expect(await screen.findByText(/is not responding/)).toBeTruthy();
    expect(screen.queryByText("No results")).toBeNull();
  });

  it("moves through the results with the arrow keys, and follows the active one on Enter", async () => {
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

  it("selects a result by an arrow key as soon as it is shown, before React has run its other effects", async () => {
    const field = await openSearch(async () => ({ hits: [hit("VSS")], total: 1 }));
    const shown = new MutationObserver(() => {
      if (!screen.queryByText("1 result")) return;
      shown.disconnect();
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
    });
    shown.observe(document.body, { subtree: true, childList: true, characterData: true });
    await userEvent.type(field, "a");
    expect((await screen.findByRole("option", { selected: true })).textContent).toContain("VSS");
  });

  it("keeps the active result while new results contain it, and drops it for another query", async () => {
    const answers: ((names: string[]) => void)[] = [];
    const answer = (...names: string[]) => act(async () => answers.at(-1)?.(names));
    const field = await openSearch(
      () =>
        new Promise((resolve) => {
          answers.push((names) => resolve({ hits: names.map((name) => hit(name)), total: names.length }));
        }),
    );
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    // A single key: a busy machine may pause between two, and search for each.
    await userEvent.type(field, "m");
    await waitFor(() => expect(answers).toHaveLength(1));
    await answer("VSS", "MySQL");
    await userEvent.type(field, "s");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBe("MySQL");
    await waitFor(() => expect(answers).toHaveLength(2));
    await answer("MySQL");
    await screen.findByText("1 result");
    expect(active()).toBe("MySQL");

    await userEvent.type(field, "q");
    expect(active()).toBeUndefined();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(answers).toHaveLength(3));
    await answer("WAF");
    await waitFor(() => expect(options()).toEqual(["WAF"]));
    expect(field.getAttribute("aria-activedescendant")).toBeNull();
  });

  it("is a form that submits to the results page", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }), "/zh");
    expect(field.form?.getAttribute("action")).toBe("/zh/search");
    expect(field.form?.method).toBe("get");
    expect(field.name).toBe("q");
  });

  it("opens on Ctrl+K, even while typing, and on no single key", async () => {
    await renderPage(routes.header, "/", { messages, slot: "header", answers: headerAnswers });
    const [search] = await screen.findAllByRole("button", { name: "Search" });
    const elsewhere = document.body.appendChild(document.createElement("input"));
    await userEvent.keyboard("/k{Control>}{Shift>}k{/Shift}{/Control}{Meta>}k{/Meta}");
    expect(search?.getAttribute("aria-expanded")).toBe("false");
    elsewhere.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(search?.getAttribute("aria-expanded")).toBe("true");
    elsewhere.remove();
  });

  it.each([
    ["X11; Linux x86_64", { control: "Control+K", title: "Ctrl+K" }, "{Meta>}k{/Meta}", "{Control>}k{/Control}"],
    ["Macintosh; Intel Mac OS X", { control: "Meta+K", title: "⌘K" }, "{Control>}k{/Control}", "{Meta>}k{/Meta}"],
  ])("uses the shortcut of the visitor's platform: %s", async (platform, { control, title }, other, own) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(`Mozilla/5.0 (${platform})`);
    await renderPage(routes.header, "/", { messages, slot: "header", answers: headerAnswers });
    await settle();
    const search = screen.getByTitle(title);
    expect(search.getAttribute("aria-keyshortcuts")).toBe(control);
    await userEvent.keyboard(other);
    expect(search.getAttribute("aria-expanded")).toBe("false");
    await userEvent.keyboard(own);
    expect(search.getAttribute("aria-expanded")).toBe("true");
  });

  it("ignores Enter and arrow keys during IME composition in every browser", async () => {
    const field = await openSearch(async () => ({ hits: [], total: 0 }));
    const active = () => field.getAttribute("aria-activedescendant");
    fireEvent.keyDown(field, { key: "ArrowDown", isComposing: true });
    fireEvent.keyDown(field, { key: "ArrowDown", keyCode: 229 });
    expect(active()).toBeNull();
    fireEvent.keyDown(field, { key: "ArrowDown" });
    expect(active()).toBeTruthy();
    // True: no handler has prevented the event.
    expect(fireEvent.keyDown(field, { key: "Enter", keyCode: 229 })).toBe(true);
    expect(fireEvent.keyDown(field, { key: "Enter" })).toBe(false);
  });
});

describe("live search", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("sends a query 200 ms after the last keystroke, and shows only the latest results", async () => {
    const asked: string[] = [];
    const answers = new Map<string, (name: string) => void>();
    const search: Search = ({ query: { q } }) => {
      asked.push(q);
      return new Promise((resolve) => answers.set(q, (name) => resolve({ hits: [hit(name)], total: 1 })));
    };
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderPage(routes.header, "/", { messages, slot: "header", answers: { ...headerAnswers, search } });
    await settle();
    await act(() => user.keyboard("{Control>}k{/Control}"));
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

  it("tries a failed search again, more and more rarely, and when the browser is online again", async () => {
    let calls = 0;
    let isUp = false;
    const search: Search = async () => {
      calls += 1;
      if (!isUp) throw new Error("down");
      return { hits: [hit("WAF")], total: 1 };
    };
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderPage(routes.header, "/", { messages, slot: "header", answers: { ...headerAnswers, search } });
    await settle();
    await act(() => user.keyboard("{Control>}k{/Control}"));
    await user.type(await screen.findByRole("combobox"), "w");
    for (const [pauseMs, expected] of [
      [200, 1],
      [2_000, 2],
      [5_000, 3],
      [15_000, 4],
      [3_600_000, 4],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(pauseMs));
      expect(calls).toBe(expected);
      expect(screen.getByText(/is not responding/)).toBeTruthy();
    }

    isUp = true;
    window.dispatchEvent(new Event("online"));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(options()).toEqual(["WAF"]);
    expect(screen.queryByText(/is not responding/)).toBeNull();
    expect(calls).toBe(5);
    // Results that were found are not searched for again.
    window.dispatchEvent(new Event("online"));
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(calls).toBe(5);
  });

  it("sends no query during IME composition", async () => {
    const asked: string[] = [];
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const search: Search = async ({ query: { q } }) => {
      asked.push(q);
      return { hits: [], total: 0 };
    };
    await renderPage(routes.header, "/", { messages, slot: "header", answers: { ...headerAnswers, search } });
    await settle();
    await act(() => user.keyboard("{Control>}k{/Control}"));
    const field = await screen.findByRole("combobox");
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "rong'qi" }, isComposing: true });
    await act(async () => jest.advanceTimersByTime(1_000));
    fireEvent.input(field, { target: { value: "容器" }, isComposing: true });
    fireEvent.compositionEnd(field);
    await act(async () => jest.advanceTimersByTime(1_000));
    expect(asked).toEqual(["容器"]);
  });
});
