import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Bus } from "@zhian/contracts/bus";
import type { DomainItem } from "@zhian/contracts/domain";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { deskAnswers, item, streamingFetch } from "../testing/desk-answers.ts";

const known: Record<string, DomainItem> = {
  "a.com": item("a.com"),
  "b.com": item("b.com", "UNREGISTERED", { price: 3.33, renewPrice: 4.1 }),
  "taken.com": item("taken.com", "REGISTERED"),
  "gold.com": item("gold.com", "PREMIUM"),
  "strange.com": item("strange.com", "UNKNOWN"),
  "late.com": item("late.com", "TIMEOUT"),
};
const itemOf = (name: string) => known[name] ?? item(name);
const everything = Object.keys(known).join(",");

/** The API's response to a cart: each name as it is known, with its own price. */
function pricing({ body }: { body: { cart: { domainName: string; duration: number }[] } }) {
  const cartList = body.cart.map(({ domainName, duration }) => ({ ...itemOf(domainName), duration, atResList: true }));
  return { cartList, totalPrice: 0, refused: [], doubled: 0, cut: 0, isDemo: true, askedAt: "" };
}

let bus: Bus;
beforeEach(() => {
  bus = testBus({ owner: "domain" });
  jest.spyOn(globalThis, "fetch").mockImplementation(streamingFetch(itemOf).answer);
});
afterEach(() => {
  document.cookie = "domains=; Path=/; Max-Age=0";
});

function visit(q: string, answers: Record<string, unknown> = {}, path = "/products/bcd/search") {
  return renderPage(routes, q === "" ? path : `${path}?q=${encodeURIComponent(q)}`, {
    messages,
    bus,
    answers: { ...deskAnswers, "bcd.domain": { urls: [] }, "bcd.add": pricing, ...answers },
  });
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const row = (name: string) =>
  screen.getByRole("row", { name: new RegExp(`Select ${name.replace(".", "\\.")}|选择 ${name}`) });
const cart = () => screen.getByRole("region", { name: /^(Cart|购物车)$/ });
const cookie = () => /(?:^|; )domains=([^;]*)/.exec(document.cookie)?.[1] ?? "";
async function untilAnswered() {
  expect(await screen.findByText(/^\d+ names?, \d+ free$|^共/, { selector: ":not([role])" })).toBeTruthy();
}

describe("a name without a price", () => {
  const { price: _, renewPrice: __, originPrice: ___, ...ask } = item("ask.com");
  const asked = async ({ body }: Parameters<typeof pricing>[0]) => {
    const answer = pricing({ body });
    return { ...answer, cartList: answer.cartList.map((each) => (each.domainName === "ask.com" ? { ...ask } : each)) };
  };
  beforeEach(() => {
    const rows = streamingFetch((name) => (name === "ask.com" ? ask : itemOf(name)));
    jest.spyOn(globalThis, "fetch").mockImplementation(rows.answer);
  });

  it("is marked as on request in its row, and the cart says that its totals exclude it", async () => {
    await visit("a.com, ask.com", { "bcd.add": asked });
    await untilAnswered();
    expect(within(row("ask.com")).getAllByText("On request")).toHaveLength(3);
    expect(row("ask.com").textContent).not.toContain("$");

    await userEvent.click(button("Add all"));
    const kept = await within(cart()).findAllByText("On request");
    expect(kept.length).toBeGreaterThan(0);
    expect(within(cart()).getByRole("status", { name: "Total" }).textContent).toContain("$10.50");
    expect(within(cart()).getByText("Without the price of 1 name, which is on request.")).toBeTruthy();
    expect(screen.getByText(/plus prices on request/)).toBeTruthy();
  });
});

describe("the rows of a search", () => {
  it("show each registry's answer, and can be selected only if the name is free", async () => {
    await visit(everything);
    await untilAnswered();

    const answers = Object.keys(known).map((name) => {
      const tick = within(row(name)).getByRole("checkbox");
      return [name, row(name).textContent.match(/Free|Taken|Premium|Unknown|No answer/)?.[0], tick.matches(":enabled")];
    });
    expect(answers).toEqual([
      ["a.com", "Free", true],
      ["b.com", "Free", true],
      ["taken.com", "Taken", false],
      ["gold.com", "Premium", false],
      ["strange.com", "Unknown", false],
      ["late.com", "No answer", false],
    ]);
    expect(row("a.com").textContent).toContain("$40.50");
    expect(row("taken.com").textContent).not.toContain("$");
  });

  it("F-99 can be retried if a registry hangs, and the others are shown", async () => {
    const first = streamingFetch(itemOf, { silent: ["b.com"], breaks: true });
    jest.mocked(globalThis.fetch).mockImplementation(first.answer);
    await visit("a.com,b.com");
    expect(await screen.findByText("The search was interrupted")).toBeTruthy();
    expect(within(row("a.com")).getByText("Free")).toBeTruthy();

    const second = streamingFetch(itemOf);
    jest.mocked(globalThis.fetch).mockImplementation(second.answer);
    await userEvent.click(within(row("b.com")).getByRole("button", { name: /^Retry/ }));

    expect(await within(row("b.com")).findByText("Free")).toBeTruthy();
    expect(second.asked).toEqual(["b.com"]);
  });

  it("say when to retry if there were too many requests", async () => {
    const busy = new Response("{}", { status: 429, headers: { "Retry-After": "30" } });
    jest.mocked(globalThis.fetch).mockResolvedValue(busy);
    await visit("a.com");
    expect(await screen.findByText(/retry in 30 seconds/)).toBeTruthy();
  });

  it("are filtered and sorted, and hidden ones are counted", async () => {
    await visit(everything);
    await untilAnswered();

    await userEvent.click(screen.getByRole("checkbox", { name: "Hide taken names" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Three years, lowest first");

    const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    expect(names[0]).toContain("b.com");
    expect(screen.getByText("2 rows are hidden by the filters.")).toBeTruthy();
    const renewal = screen.getByRole("textbox", { name: /^Renewal up to/ });
    await userEvent.type(renewal, "5 dollars");
    expect(screen.getByText("Enter a number, such as 12.50 or 1,000")).toBeTruthy();
    expect(screen.getByRole("row", { name: /Select a\.com/ })).toBeTruthy();
    await userEvent.clear(renewal);
    await userEvent.type(renewal, "５");
    expect(screen.queryByText("Enter a number, such as 12.50 or 1,000")).toBeNull();
    expect(screen.queryByRole("row", { name: /Select a\.com/ })).toBeNull();
  });

  it("B-A-51 say why a name is invalid, and show the others", async () => {
    await visit("a.com,b..com,http://x.com/path");
    await untilAnswered();
    expect(within(row("a.com")).getByText("Free")).toBeTruthy();
    expect(screen.getByText("b..com").closest("li")?.textContent).toBe(
      "b..com has two dots in a row, or nothing before the ending.",
    );
    expect(screen.getByText("http://x.com/path").closest("li")?.textContent).toMatch(
      /is an address.*Did you mean x\.com\?/,
    );
  });
});

describe("the cart", () => {
  it("adds all free names once, and shows their total", async () => {
    await visit(everything);
    await untilAnswered();

    await userEvent.click(button("Add all"));
    expect(screen.queryByText(/no more free names/)).toBeTruthy();

    expect(within(cart()).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByRole("status", { name: "Total" }).textContent).toContain("$13.83");
    expect(cookie()).toBe("1~a.com~b.com");
    expect(bus.get("cart")).toEqual({ count: 2, total: 13.83 });
  });

  it("adds only the selected names once some are selected", async () => {
    await visit(everything);
    await untilAnswered();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select b.com" }));
    expect(cookie()).toBe("");
    await userEvent.click(button("Add all"));
    expect(cookie()).toBe("1~b.com");
  });

  it("shows years, renewal date and both currencies", async () => {
    await visit("a.com");
    await untilAnswered();
    await userEvent.click(button(/^Add a\.com/));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Years for a.com" }), "3 years");

    expect(screen.getByRole("status", { name: "Total" }).textContent).toMatch(/\$40\.50.*≈ Rp\s?648,000/);
    expect(within(cart()).getByText(/Renews on \d+ \w+ \d{4}/)).toBeTruthy();
    expect(cookie()).toBe("1~a.com*3");
  });

  it("removes one name or all, and undoes either", async () => {
    await visit("a.com,b.com");
    await untilAnswered();
    await userEvent.click(button("Add all"));

    await userEvent.click(within(cart()).getAllByRole("button", { name: "Remove" })[0] ?? cart());
    expect([cookie(), screen.getByRole<HTMLInputElement>("checkbox", { name: "Select a.com" }).checked]).toEqual([
      "1~b.com",
      false,
    ]);
    await userEvent.click(button("Undo"));
    expect(cookie()).toBe("1~a.com~b.com");

    await userEvent.click(button("Clear"));
    expect([cookie(), bus.get("cart").count]).toEqual(["", 0]);
    expect(document.activeElement?.textContent).toBe("Cart");
    await userEvent.click(button("Undo"));
    expect(cookie()).toBe("1~a.com~b.com");
  });

  it("B-A-54 takes no price from the cookie, but checks the names again", async () => {
    document.cookie = "domains=1~a.com~b.com*2~a.com~c.com*99~<b>~free.com=0.01; Path=/";
    await visit("");

    expect(await within(cart()).findByText("b.com")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("status", { name: "Total" }).textContent).toContain("$17.93"));
    expect(screen.getByText(/Part of the saved cart could not be read/)).toBeTruthy();
    expect(cookie()).toBe("1~a.com~b.com*2");
  });

  it("keeps its names while the api is down, and retries on request", async () => {
    document.cookie = "domains=1~a.com; Path=/";
    let isDown = true;
    await visit("", {
      "bcd.add": (input: Parameters<typeof pricing>[0]) =>
        isDown ? Promise.reject(new Error("down")) : Promise.resolve(pricing(input)),
    });
    expect(await screen.findByText(/names in your cart are safe/)).toBeTruthy();
    expect([within(cart()).getByText("a.com").textContent, cookie()]).toEqual(["a.com", "1~a.com"]);

    isDown = false;
    await userEvent.click(button("Check again"));
    await waitFor(() => expect(screen.getByRole("status", { name: "Total" }).textContent).toContain("$10.50"));
  });

  it("shows changes before it allows an order", async () => {
    const dearer = { "a.com": item("a.com", "UNREGISTERED", { price: 99 }), "b.com": item("b.com", "REGISTERED") };
    await visit("a.com,b.com", {
      "bcd.add": () => ({
        cartList: Object.values(dearer),
        totalPrice: 99,
        refused: [],
        doubled: 0,
        cut: 0,
        isDemo: true,
        askedAt: "",
      }),
    });
    await untilAnswered();
    await userEvent.click(button("Add all"));

    await userEvent.click(button("Order in the console"));

    expect(await screen.findByText(/a\.com now costs more/)).toBeTruthy();
    expect(screen.getByText(/b\.com can no longer be registered/)).toBeTruthy();
    expect(screen.getByRole("status", { name: "Total" }).textContent).toContain("$99");
    expect(within(cart()).getByText(/No longer free/)).toBeTruthy();
  });

  it("follows the cookie when another tab has written it, and when the visitor signs out", async () => {
    await visit("a.com");
    await untilAnswered();
    await userEvent.click(button(/^Add a\.com/));
    act(() => {
      document.cookie = "domains=1~a.com~b.com; Path=/";
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect(await within(cart()).findByText("b.com")).toBeTruthy();
    act(() => {
      document.cookie = "domains=; Path=/; Max-Age=0";
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await waitFor(() => expect(within(cart()).queryAllByRole("listitem")).toHaveLength(0));
  });

  it("has the required Chinese labels", async () => {
    await visit("a.com", {}, "/zh/products/bcd/search");
    await untilAnswered();
    await userEvent.click(button("批量加入"));
    expect(screen.getByRole("heading", { name: "购物车" })).toBeTruthy();
    expect(screen.getByRole("status", { name: "合计" }).textContent).toContain("US$10.50");
    await userEvent.click(within(cart()).getByRole("button", { name: "删除" }));
    await userEvent.click(button("撤销"));
    await userEvent.click(button("清空"));
    expect(cookie()).toBe("");
  });
});

describe("the search box", () => {
  it("shows the parsed names, and the invalid ones", async () => {
    await visit("");
    await userEvent.type(screen.getByRole("textbox"), "a.com b.com x..com 智安.cn");
    expect((await screen.findByText("3 names")).parentElement?.textContent).toBe("3 names, 1 invalid");
    expect(screen.getByText("x..com")).toBeTruthy();
    expect(screen.getByText(/^xn--/).tagName).toBe("CODE");
  });

  it("ignores the Enter that confirms IME input, which Safari sends afterwards", async () => {
    await visit("");
    const box = screen.getByRole("textbox");
    const submit = jest.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
    await userEvent.type(box, "智安");
    fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    expect(submit).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: "Enter" });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("searches on Enter, and puts the query into the address", async () => {
    await visit("");
    await userEvent.type(screen.getByRole("textbox"), "a.com b.com{Enter}");
    expect(await screen.findByRole("row", { name: /Select b\.com/ })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /word/i }).value).toBe("a.com b.com");
  });
});
