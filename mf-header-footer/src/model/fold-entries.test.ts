import { describe, expect, it } from "@jest/globals";
import { foldEntries } from "./fold-entries.ts";
import type { NavEntry } from "./navigation.ts";

function link(name: string, id = 1): NavEntry {
  return { form: "link", id, name, link: `/${name}` };
}

const group = { id: 2, name: "Compute", links: [{ name: "Server", link: "/products/bcc", desc: "", code: "bcc" }] };
const menu: NavEntry = {
  form: "groups",
  id: 3,
  name: "Products",
  desc: "",
  link: "/products",
  groups: [{ ...group, count: 1, all: "/#compute" }],
  products: 1,
};
const pane: NavEntry = {
  form: "single",
  id: 4,
  name: "Compliance",
  only: { name: "Certificate", link: "/products/dengbao", desc: "In one package" },
  below: { id: 5, name: "Compliance", links: [{ name: "Talk", link: "/talk", desc: "" }], count: 1, all: "/" },
};

describe("navigation entries", () => {
  it("that the site comes with fit in one row", () => {
    const menus = ["Products", "Solutions", "Classified Protection (MLPS)", "Partners", "News & notices", "Documents"];
    const hot = ["Activities", "About us"].map(
      (name): NavEntry => ({ form: "link", id: 9, name, link: "/", badge: {} }),
    );
    const seed = [...menus.map((name) => ({ ...menu, name })), ...hot];

    expect(foldEntries(seed, "en")).toEqual(seed);
    expect(foldEntries([link("Status"), ...seed], "en").at(-1)).toMatchObject({ name: "More" });
  });

  it("that fit in one row are unchanged", () => {
    expect(foldEntries([menu, pane, link("News")], "en")).toEqual([menu, pane, link("News")]);
  });

  it.each([
    ["en", "Documentation", "More"],
    ["zh", "云计算与安全产品", "更多"],
  ] as const)("that do not fit are folded into a last one (%s)", (locale, name, more) => {
    const entries = Array.from({ length: 12 }, (_, index) => link(name, index));
    const folded = foldEntries(entries, locale);

    expect(folded.length).toBeLessThan(12);
    expect(folded.slice(0, -1)).toEqual(entries.slice(0, folded.length - 1));
    expect(folded.at(-1)).toMatchObject({ form: "groups", name: more, groups: [{ name: more }] });
    expect(foldEntries(folded, locale)).toEqual(folded);
  });

  it("keep all their links when folded: menus as groups, plain links together", () => {
    const long = Array.from({ length: 6 }, (_, index) => link(`Something with a long name ${index}`, 10 + index));
    const folded = foldEntries([...long, menu, pane, link("about")], "en");

    expect(folded.at(-1)).toMatchObject({
      name: "More",
      products: 1,
      groups: [
        { id: 3, name: "Products", count: 2, all: "/products", links: [{ link: "/products" }, { code: "bcc" }] },
        { id: 4, name: "Compliance", count: 2, links: [{ desc: "In one package" }, { name: "Talk" }] },
        { name: "More", links: expect.arrayContaining([{ name: "about", link: "/about", desc: "" }]) },
      ],
    });
  });

  it("of any length never fill more than one row", () => {
    const [first, ...others] = foldEntries(
      Array.from({ length: 12 }, (_, index) => link("M".repeat(200), index)),
      "en",
    );

    expect(first).toMatchObject({ form: "link" });
    expect(others.length).toBeLessThan(4);
  });
});
