import { describe, expect, it } from "@jest/globals";
import { column } from "../ui/header-answers.ts";
import { toNavigation, toNewsNavigation } from "./navigation.ts";

const seals = new Map([["bcc", "云"]]);

describe("the three forms of a top entry", () => {
  it("is a two-pane menu with more than one child; leaves of the first level make a group of their own", () => {
    const [entry] = toNavigation(
      [
        column("Products", {
          children: [
            column("Price list", { link: "/prices" }),
            column("Compute", { children: [column("Cloud Server", { link: "/products/bcc", desc: "VM" })] }),
          ],
        }),
      ],
      seals,
    );
    expect(entry).toMatchObject({
      form: "groups",
      groups: [
        { name: "Products", links: [{ name: "Price list" }] },
        { name: "Compute", links: [{ name: "Cloud Server", link: "/products/bcc", code: "bcc", seal: "云" }] },
      ],
    });
  });

  it("is a single pane with exactly one child", () => {
    const only = column("MLPS", { link: "/products/dengbao", desc: "One price" });
    expect(toNavigation([column("Compliance", { children: [only] })], seals)).toMatchObject([
      { form: "single", name: "Compliance", only: { name: "MLPS", link: "/products/dengbao", desc: "One price" } },
    ]);
  });

  it("is a plain link with a hot badge without children, with the CMS's image when it is the site's own", () => {
    const [drawn, own, foreign] = toNavigation(
      [
        column("Activities", { link: "/activity" }),
        column("About", { link: "/about", img: "/images/hot.png" }),
        column("More", { link: "/more", img: "https://elsewhere.example/pixel.gif" }),
      ],
      seals,
    );
    expect(drawn).toMatchObject({ form: "link", link: "/activity", badge: {} });
    expect(own).toMatchObject({ badge: { image: "/images/hot.png" } });
    expect(foreign).toMatchObject({ badge: {} });
    expect(JSON.stringify(foreign)).not.toContain("elsewhere");
  });

  it("leaves out what leads nowhere", () => {
    const nowhere = column("Script", { link: "javascript:alert(1)" });
    const empty = column("Empty", { children: [column("A"), column("B")] });
    expect(toNavigation([nowhere, empty], seals)).toEqual([]);
  });
});

describe("news categories", () => {
  it("link under /zixun, none of them hot; a slug that is none is left out", () => {
    const categories = [column("Cloud", { slug: "cloud" }), column("Bad", { slug: "../admin" })];
    expect(toNewsNavigation(categories)).toEqual([
      { form: "link", id: categories[0]?.id, name: "Cloud", link: "/zixun/cloud" },
    ]);
  });
});
