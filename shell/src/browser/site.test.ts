import { describe, expect, it } from "@jest/globals";
import type { PageFragment, PageState } from "@zhian/contracts/page";
import { createSite } from "./site.ts";

const products = { name: "mf-products", slots: ["main"], routes: ["/", "/products/*"] };
const header = { name: "mf-header-footer", slots: ["header", "footer"], routes: ["/*"] };
// Only what the site reads of a page.
const page = { fragments: [products, header] } as unknown as PageState;
const fragmentOf = (each: object) => each as PageFragment;

describe("createSite", () => {
  it("finds the owner of an address in either language", () => {
    const site = createSite(page, "/");
    expect(site.ownerAt("main", "/zh/products/bcc/")?.name).toBe("mf-products");
    expect(site.ownerAt("main", "/nowhere")).toBeUndefined();
    expect(site.isActiveAt(fragmentOf(header), "/nowhere")).toBe(true);
  });

  it("lets no fragment fill main where the error page stands, and only there", () => {
    const site = createSite({ ...page, error: { status: 404, message: "" } }, "/products/nope");
    expect(site.isActiveAt(fragmentOf(products), "/products/nope")).toBe(false);
    expect(site.isActiveAt(fragmentOf(products), "/products/bcc")).toBe(true);
    expect(site.isActiveAt(fragmentOf(header), "/products/nope")).toBe(true);
    site.raiseErrorAt(undefined);
    expect(site.isActiveAt(fragmentOf(products), "/products/nope")).toBe(true);
  });
});
