import { describe, expect, it } from "@jest/globals";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import type { ListedFragment } from "@zhian/contracts/site-list";
import { createSite } from "./site.ts";

const products = listed({ name: "mf-products", slots: ["main"], routes: ["/", "/home", "/products/*"] });
const header = listed({ name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] });
const domains = listed({ name: "mf-domain", slots: ["main"], routes: ["/products/bcd/*"] });
// Only what the site reads from a page.
const page = { fragments: [products, header] } as unknown as PageState;
const fragmentOf = (each: object) => each as PageFragment;

function listed(fragment: Omit<ListedFragment, "details">): ListedFragment {
  return { ...fragment, details: "" };
}

function wholeSite(given: PageState = page, start = "/") {
  const site = createSite(given, start);
  site.learn({ revision: 1, fragments: [products, header, domains] });
  return site;
}

describe("createSite", () => {
  it("finds the owner of an address in either language", () => {
    const site = wholeSite();
    expect(site.ownerAt("main", "/zh/products/bcc/")?.name).toBe("mf-products");
    expect(site.ownerAt("main", "/products/bcd/x")?.name).toBe("mf-domain");
    expect(site.ownerAt("main", "/nowhere")).toBeUndefined();
    expect(site.isActiveAt(fragmentOf(header), "/nowhere")).toBe(true);
  });

  it("lets no fragment fill the main slot on the error page, and only there", () => {
    const site = wholeSite({ ...page, error: { status: 404, message: "" } }, "/products/nope");
    expect(site.isActiveAt(fragmentOf(products), "/products/nope")).toBe(false);
    expect(site.isActiveAt(fragmentOf(products), "/products/bcc")).toBe(true);
    expect(site.isActiveAt(fragmentOf(header), "/products/nope")).toBe(true);
    site.raiseErrorAt(undefined);
    expect(site.isActiveAt(fragmentOf(products), "/products/nope")).toBe(true);
  });
});

describe("a site of which only the page's own fragments are known", () => {
  it("knows the owner of the page's address and of exact routes, and of no others", () => {
    const site = createSite(page, "/zh/products/bcc");
    expect(["/products/bcc", "/zh/products/bcc/", "/home", "/zh"].every((path) => site.knows(path))).toBe(true);
    expect(["/products/bci", "/products/bcd", "/nowhere"].some((path) => site.knows(path))).toBe(false);
    expect(site.ownerAt("main", "/products/bcc")?.name).toBe("mf-products");
    expect(site.ownerAt("main", "/products/bcd")).toBeUndefined();
    expect(site.ownerAt("header", "/products/bcd")?.name).toBe("mf-header-footer");
  });

  it("treats a link as its fragment's own, as the server did, until its owner is known", () => {
    const site = createSite(page, "/");
    const ownsDomains = () => site.owns(products, "/products/bcd/x");
    expect([ownsDomains(), site.owns(products, "/solution/x")]).toEqual([true, false]);
    site.learn({ revision: 1, fragments: [products, header, domains] });
    expect([ownsDomains(), site.owns(products, "/products/bci")]).toEqual([false, true]);
  });
});

describe("an on-demand fragment", () => {
  const overlay = listed({ name: "mf-overlay", slots: ["overlay"], routes: ["/*"], opensOn: "calculator.requested" });

  it("has its slot once it was woken, whenever the list of all fragments arrives", () => {
    const site = createSite(page, "/");
    site.learn({ revision: 1, fragments: [products, header, overlay] });
    expect(site.ownerAt("overlay", "/products/bcc")).toBeUndefined();
    site.wake(overlay);
    expect(site.ownerAt("overlay", "/products/bcc")?.name).toBe("mf-overlay");
    expect(site.isActiveAt(overlay, "/zh/nowhere")).toBe(true);
    site.learn({ revision: 1, fragments: [products, header, overlay, domains] });
    expect(site.ownerAt("overlay", "/")?.name).toBe("mf-overlay");
    expect(site.ownerAt("main", "/products/bcd/x")?.name).toBe("mf-domain");
  });
});
