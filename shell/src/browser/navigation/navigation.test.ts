import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import userEvent from "@testing-library/user-event";
import type { PageState } from "@zhian/contracts/page";
import { createSite, type Site } from "../page/site.ts";
import { createNavigate, followLinks } from "./navigation.ts";

const products = { name: "mf-products", slots: ["main"] as const, routes: ["/products/*"] };
const fragments = [products];
// Only what the site reads from a page.
const page = { fragments } as unknown as PageState;
let site: Site;
let isOutdated = false;
let stop: () => void;
const navigate = jest.fn();

beforeEach(() => {
  isOutdated = false;
  site = createSite(page, "/products/bcc");
  navigate.mockClear();
  window.history.replaceState(null, "", "/products/bcc");
  stop = followLinks(document, { site, navigate, isOutdated: () => isOutdated });
  // Unhandled clicks are left to the browser; jsdom cannot navigate.
  window.addEventListener("click", keepHere);
});
afterEach(() => {
  stop();
  window.removeEventListener("click", keepHere);
});
const keepHere = (event: Event) => event.preventDefault();

async function click(html: string): Promise<unknown[][]> {
  document.body.innerHTML = html;
  await userEvent.click(document.querySelector("a") ?? document.body);
  return navigate.mock.calls;
}

describe("a click on a link", () => {
  beforeEach(() => site.learn({ revision: 1, fragments: [{ ...products, details: "" }] }));

  it("navigates within the page if a fragment owns the address", async () => {
    expect(await click('<a href="/products/bci">bci</a>')).toEqual([["http://localhost/products/bci"]]);
  });

  it.each([
    ["an address that no fragment owns", '<a href="/nowhere">x</a>'],
    ["another site", '<a href="http://elsewhere/products/bci">x</a>'],
    ["another tab", '<a href="/products/bci" target="_blank">x</a>'],
    ["an anchor on this page", '<a href="#price">x</a>'],
    ["a fallback's retry link", '<a href="" data-retry="">x</a>'],
    ["a link in an SVG", '<svg><a href="/products/bci"><text>bci</text></a></svg>'],
  ])("is left to the browser for %s", async (_what, html) => {
    expect(await click(html)).toEqual([]);
  });

  it("is left to a router that handled it, until the document is outdated", async () => {
    const router = (event: Event) => event.preventDefault();
    document.body.addEventListener("click", router);
    expect(await click('<a href="/products/bci">bci</a>')).toEqual([]);
    isOutdated = true;
    expect(await click('<a href="/products/bci">bci</a>')).toEqual([["http://localhost/products/bci"]]);
    document.body.removeEventListener("click", router);
  });
});

describe("a click on a link while only the page's own fragments are known", () => {
  const router = (event: Event) => event.preventDefault();
  beforeEach(() => document.body.addEventListener("click", router));
  afterEach(() => document.body.removeEventListener("click", router));

  it("is not left to a router: another fragment may own the address", async () => {
    expect(await click('<a href="/products/bci">bci</a>')).toEqual([["http://localhost/products/bci"]]);
  });

  it("is left to a router at the page's own address", async () => {
    expect(await click('<a href="/products/bcc?x=1">bcc</a>')).toEqual([]);
  });
});

describe("navigation to another page", () => {
  let asked = Promise.withResolvers<void>();
  let controller = new AbortController();
  const supersede = () => {
    controller.abort();
    controller = new AbortController();
  };
  const goTo = () =>
    createNavigate({
      site,
      currentNavigation: { signal: () => controller.signal, supersede },
      directory: { find: () => asked.promise.then(() => ({ ...products, base: "" }) as never) },
      remotes: { load: () => Promise.resolve() } as never,
      isOutdated: () => false,
      isOnline: () => true,
      sayOffline: () => undefined,
      untilSettled: () => Promise.resolve(),
    });
  beforeEach(() => {
    asked = Promise.withResolvers<void>();
    asked.resolve();
  });

  it("adds no history entry for a redirect", async () => {
    const steps = window.history.length;
    const go = goTo();
    await go("/products/bci?a=1", { replace: true });
    expect([window.location.pathname, window.history.length - steps]).toEqual(["/products/bci", 0]);
    await go("/products/bch");
    expect([window.location.pathname, window.history.length - steps]).toEqual(["/products/bch", 1]);
  });

  it("is not redirected by a page that the visitor is already leaving", async () => {
    const go = goTo();
    await Promise.all([go("/products/home"), go("/products/login", { replace: true })]);
    expect(window.location.pathname).toBe("/products/home");
    await go("/products/home");
    await go("/products/login", { replace: true });
    expect(window.location.pathname).toBe("/products/login");
  });

  it("is abandoned once it is superseded", async () => {
    asked = Promise.withResolvers<void>();
    const going = goTo()("/products/bci");
    supersede();
    asked.resolve();
    await going;
    expect(window.location.pathname).toBe("/products/bcc");
  });

  it("gives way to a link that is clicked after it, however late its own code arrives", async () => {
    const go = goTo();
    const slow = Promise.withResolvers<void>();
    asked = slow;
    const first = go("/products/bci");
    asked = Promise.withResolvers<void>();
    asked.resolve();
    await go("/products/bch");
    slow.resolve();
    await first;
    expect(window.location.pathname).toBe("/products/bch");
  });
});
