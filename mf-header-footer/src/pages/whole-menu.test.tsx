import { beforeAll, describe, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@zhian/testing/render-page";
import { testBus } from "@zhian/testing/site-fixture";
import { messages } from "../messages.ts";
import { routes } from "../routes.ts";
import { column, headerAnswers } from "../testing/header-answers.ts";
import { installPopovers } from "../testing/popovers-in-jsdom.ts";

beforeAll(installPopovers);

const product = (index: number) => column(`Product ${index}`, { link: `/products/p${index}` });
const services = column("Services", { children: Array.from({ length: 60 }, (_, index) => product(index)) });
const tools = column("Tools", { children: [product(100), product(101)] });
const solutions = column("Solutions", {
  children: ["a", "b"].map((name) => column(name, { link: `/solution/${name}` })),
});
const tree = { columns: [{ children: [column("Products", { children: [tools, services] }), solutions] }] };

interface Visit {
  page?: object;
  later?: () => unknown;
}

/** A header whose CMS first returns `page`, and then the result of `later`; counts the requests. */
async function visit(address: string, { page = tree, later = () => page }: Visit = {}) {
  let asked = 0;
  const answers = {
    ...headerAnswers,
    "cms.column": () => {
      asked += 1;
      return asked === 1 ? page : later();
    },
  };
  await renderPage(routes.header, address, { messages, answers, slot: "header", bus: testBus({ owner: "header" }) });
  await screen.findByRole("banner");
  return { asked: () => asked };
}

const button = (name: string) => screen.getByRole("button", { name });
const groupNamed = (name: string) => {
  const group = [...document.querySelectorAll("details")].find(
    (details) => details.querySelector("summary span")?.textContent === name,
  );
  if (!group) throw new Error(`there is no group ${name}`);
  return group;
};
const linksOf = (name: string) => groupNamed(name).querySelectorAll("a[href^='/products/']").length;
const rest = () => within(groupNamed("Services")).getByRole("link", { name: "All 60 in Services", hidden: true });

describe("a menu with more links than a page includes", () => {
  it("has the first links, their total number, and a link to all of them", async () => {
    await visit("/");
    expect(linksOf("Tools")).toBe(2);
    expect(linksOf("Services")).toBe(37);
    expect(groupNamed("Services").querySelector("summary")?.textContent).toBe("Services 60");
    expect(rest().getAttribute("href")).toBe("/#catalogue");
    expect(within(groupNamed("Tools")).queryByRole("link", { name: /^All/ })).toBeNull();
  });

  it("is the section of a product that it does not list", async () => {
    await visit("/products/p59");
    expect(button("Products").getAttribute("aria-current")).toBe("true");
    expect(button("Solutions").hasAttribute("aria-current")).toBe(false);
  });

  it("fetches the rest once, when it is opened, unlike other menus", async () => {
    const { asked } = await visit("/");
    await userEvent.click(button("Solutions"));
    expect(asked()).toBe(1);
    await userEvent.click(button("Products"));
    await waitFor(() => expect(linksOf("Services")).toBe(60));
    expect(linksOf("Tools")).toBe(2);
    await userEvent.click(button("Solutions"));
    await userEvent.click(button("Products"));
    expect(linksOf("Services")).toBe(60);
    expect(asked()).toBe(2);
  });

  it("keeps the link to all of them in the DOM while it has the focus", async () => {
    await visit("/");
    await userEvent.click(button("Products"));
    await userEvent.click(within(groupNamed("Services")).getByText("Services"));
    rest().focus();
    await waitFor(() => expect(linksOf("Services")).toBe(60));
    expect(document.activeElement).toBe(rest());
  });

  it("filters all products, including those not in the page", async () => {
    await visit("/");
    await userEvent.click(button("Products"));
    await userEvent.type(await screen.findByRole("searchbox", { name: "Filter products" }), "p59");
    expect(screen.getByText("1 product").getAttribute("role")).toBe("status");
    expect(button("All products 62")).toBeTruthy();
  });

  it("closes itself on Escape in an empty filter, where WebKit would only clear the field", async () => {
    await visit("/");
    await userEvent.click(button("Products"));
    const filter = await screen.findByRole("searchbox", { name: "Filter products" });
    expect(fireEvent.keyDown(filter, { key: "Escape" })).toBe(false);
    expect(button("Products").getAttribute("aria-expanded")).toBe("false");

    await userEvent.click(button("Products"));
    await userEvent.type(filter, "p");
    expect(fireEvent.keyDown(filter, { key: "Escape" })).toBe(true);
  });

  it("keeps its first links while the CMS does not answer, and retries when opened again", async () => {
    let isAway = true;
    const later = () => {
      if (isAway) throw new Error("the CMS is away");
      return tree;
    };
    const { asked } = await visit("/", { later });
    await userEvent.click(button("Products"));
    await waitFor(() => expect(asked()).toBe(2));
    expect(linksOf("Services")).toBe(37);
    expect(rest()).toBeTruthy();
    // An incomplete list cannot be filtered.
    expect(screen.queryByRole("searchbox", { name: "Filter products" })).toBeNull();

    isAway = false;
    await userEvent.click(button("Solutions"));
    await userEvent.click(button("Products"));
    await waitFor(() => expect(linksOf("Services")).toBe(60));
  });

  it("has all of them and the filter while it stays open, as soon as the CMS answers", async () => {
    let isAway = true;
    const later = () => {
      if (isAway) throw new Error("the CMS is away");
      return tree;
    };
    const { asked } = await visit("/", { later });
    await userEvent.click(button("Products"));
    await waitFor(() => expect(asked()).toBe(2));
    isAway = false;
    // Waiting for the next attempt would take two seconds.
    await waitFor(() => {
      window.dispatchEvent(new Event("online"));
      expect(linksOf("Services")).toBe(60);
    });
    expect(await screen.findByRole("searchbox", { name: "Filter products" })).toBeTruthy();
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(asked()).toBe(3);
  });

  it("keeps its first links if the CMS no longer has it", async () => {
    const { asked } = await visit("/", { later: () => ({ columns: [{ children: [solutions] }] }) });
    await userEvent.click(button("Products"));
    await waitFor(() => expect(asked()).toBe(2));
    expect(linksOf("Services")).toBe(37);
  });
});

describe("a single pane with more links than a page includes", () => {
  const only = column("Compute", { link: "/prices", children: Array.from({ length: 60 }, (_, at) => product(at)) });
  const single = { columns: [{ children: [column("Products", { children: [only] })] }] };
  const links = () => document.querySelectorAll("a[href^='/products/p']").length;
  const all = () => screen.queryByRole("link", { name: "All 60 in Compute", hidden: true });

  it("has the first links and a link to all of them, and the rest once it is opened", async () => {
    const { asked } = await visit("/products/p59", { page: single });
    expect(links()).toBe(39);
    expect(all()?.getAttribute("href")).toBe("/prices");
    expect(button("Products").getAttribute("aria-current")).toBe("true");
    await userEvent.click(button("Products"));
    await waitFor(() => expect(links()).toBe(60));
    expect(asked()).toBe(2);
  });

  it("keeps its first links while the CMS does not answer", async () => {
    const later = () => {
      throw new Error("the CMS is away");
    };
    const { asked } = await visit("/", { page: single, later });
    await userEvent.click(button("Products"));
    await waitFor(() => expect(asked()).toBe(2));
    expect(links()).toBe(39);
    expect(all()).toBeTruthy();
  });
});

describe("the release's own navigation, if the CMS does not answer", () => {
  it("F-81 is shortened in the same way, and complete once it is opened", async () => {
    const answers = { ...headerAnswers, "cms.column": undefined };
    await renderPage(routes.header, "/zh", { messages, answers, slot: "header", bus: testBus({ owner: "header" }) });
    const links = () => document.querySelectorAll("details a[href^='/zh/products/']").length;
    expect(links()).toBe(39);
    await userEvent.click(await screen.findByRole("button", { name: "产品" }));
    await waitFor(() => expect(links()).toBe(54));
  });
});
