import { describe, expect, it } from "@jest/globals";
import type { ColumnNode } from "@zhian/contracts/cms";
import { column } from "../testing/header-answers.ts";
import { type NavEntry, toNavigation, toNewsNavigation } from "./navigation.ts";

const known = new Map([
  ["bcc", { seal: "云", kind: "compute" }],
  ["bbc", { seal: "裸", kind: "compute" }],
  ["waf", { seal: "墙", kind: "security-product" }],
] as const);

describe("a top-level entry", () => {
  it("is a two-pane menu if it has several children; those without children form a separate group", () => {
    const [entry] = toNavigation(
      [
        column("Products", {
          children: [
            column("Price list", { link: "/prices" }),
            column("Compute", { children: [column("Cloud Server", { link: "/products/bcc", desc: "VM" })] }),
          ],
        }),
      ],
      known,
    );
    expect(entry).toMatchObject({
      form: "groups",
      groups: [
        { name: "Products", links: [{ name: "Price list" }] },
        { name: "Compute", links: [{ name: "Cloud Server", link: "/products/bcc", code: "bcc", seal: "云" }] },
      ],
    });
  });

  it("is a single pane if it has exactly one child", () => {
    const only = column("MLPS", { link: "/products/dengbao", desc: "One price" });
    expect(toNavigation([column("Compliance", { children: [only] })], known)).toMatchObject([
      { form: "single", name: "Compliance", only: { name: "MLPS", link: "/products/dengbao", desc: "One price" } },
    ]);
  });

  it("is a single pane that lists the children of its only child below it", () => {
    const below = ["/products/bcc", "/products/bbc"].map((link) => column(link, { link }));
    const only = column("Compute", { link: "/prices", desc: "All sizes", children: below });
    expect(toNavigation([column("Products", { children: [only] })], known)).toMatchObject([
      {
        form: "single",
        only: { name: "Compute", desc: "All sizes" },
        below: { name: "Compute", links: [{ code: "bcc" }, { code: "bbc" }], count: 2, all: "/prices" },
      },
    ]);
  });

  it("is a single pane of plain text, with the links below it, when the only child has no link", () => {
    const below = ["/products/bcc", "/products/bbc"].map((link) => column(link, { link }));
    const only = column("Compute", { desc: "All sizes", children: below });
    const [entry] = toNavigation([column("Products", { children: [only] })], known);
    expect(entry).toMatchObject({
      form: "single",
      only: { name: "Compute", desc: "All sizes" },
      below: { name: "Compute", links: [{ code: "bcc" }, { code: "bbc" }], all: "/#catalogue-compute" },
    });
    expect(entry).not.toHaveProperty("only.link");
  });

  it("is a plain link with a hot badge if it has no children, with the CMS's image if that is on the site", () => {
    const [drawn, own, foreign] = toNavigation(
      [
        column("Activities", { link: "/activity" }),
        column("About", { link: "/about", img: "/images/hot.png" }),
        column("More", { link: "/more", img: "https://elsewhere.example/pixel.gif" }),
      ],
      known,
    );
    expect(drawn).toMatchObject({ form: "link", link: "/activity", badge: {} });
    expect(own).toMatchObject({ badge: { image: "/images/hot.png" } });
    expect(foreign).toMatchObject({ badge: {} });
    expect(JSON.stringify(foreign)).not.toContain("elsewhere");
  });

  it("has no badge if the CMS has removed it", () => {
    const [entry] = toNavigation([{ ...column("Activities", { link: "/activity" }), hot: false }], known);
    expect(entry).toEqual(expect.objectContaining({ form: "link", link: "/activity" }));
    expect(entry).not.toHaveProperty("badge");
  });

  it("is omitted if it has no valid link", () => {
    const nowhere = column("Script", { link: "javascript:alert(1)" });
    const empty = column("Empty", { children: [column("A"), column("B")] });
    expect(toNavigation([nowhere, empty], known)).toEqual([]);
  });
});

describe("the link to all of a group", () => {
  const allOf = (link: string, links: string[]) => {
    const group = column("Group", { children: links.map((address) => column(address, { link: address })) });
    const other = column("Other", { children: [column("About", { link: "/about" })] });
    const [entry] = toNavigation([column("Entry", { link, children: [group, other] })], known);
    return entry?.form === "groups" ? entry.groups[0]?.all : undefined;
  };

  it.each([
    ["products of one kind", "/#catalogue-compute", "", ["/products/bcc", "/products/bbc"]],
    ["products of several kinds", "/#catalogue", "", ["/products/bcc", "/products/waf"]],
    ["products unknown to the catalogue", "/#catalogue", "", ["/products/new"]],
    ["solutions", "/#solutions", "/solutions", ["/solution/digital", "/solution/medical"]],
    ["anything else", "/document", "/document", ["/document/a", "/products/bcc"]],
    ["anything else in an entry without a link", "/#catalogue", "", ["/document/a", "/document/b"]],
  ])("for %s is %s", (_what, all, link, links) => {
    expect(allOf(link, links)).toBe(all);
  });

  it("comes with the number of links, and of distinct products in all groups", () => {
    const links = ["/products/bcc", "/products/bbc", "/document/a"].map((link) => column(link, { link }));
    const groups = ["One", "Two"].map((name) => column(name, { children: links }));
    expect(toNavigation([column("Entry", { children: groups })], known)).toMatchObject([
      { groups: [{ count: 3 }, { count: 3 }], products: 2 },
    ]);
  });
});

describe("B-S-11 an invalid navigation tree", () => {
  const nowhere = [
    "javascript:alert(1)",
    "JaVaScRiPt:x",
    "//evil.test",
    "/\\evil.test",
    "data:text/html,x",
    "http://evil.test",
  ];

  it("is stripped of script and malformed links at every level", () => {
    const bad = () => nowhere.map((link) => column(link, { link }));
    const tree = [
      ...bad(),
      column("All", { link: "javascript:all()", children: [...bad(), column("In", { children: bad() })] }),
      column("Some", { link: "//evil.test", children: [column("Good", { link: "/a" }), ...bad()] }),
    ];
    const shown = toNavigation(tree, known);

    expect(shown).toMatchObject([{ form: "groups", name: "Some", groups: [{ links: [{ link: "/a" }] }] }]);
    expect(JSON.stringify(shown)).not.toMatch(/script:|evil|data:/i);
  });

  it("is cut off two levels below its entries, however deep it is", () => {
    let node = column("Level 10", { link: "/level/10" });
    for (let level = 9; level > 0; level -= 1) {
      node = column(`Level ${level}`, { link: `/level/${level}`, children: [node] });
    }
    const text = JSON.stringify(toNavigation([node], known));

    expect(text).toContain("/level/3");
    expect(text).not.toContain("/level/4");
  });

  it("is cut off at the maximum number of entries, groups and links", () => {
    const many = (name: string, children: () => ColumnNode[]) =>
      Array.from({ length: 1000 }, (_, index) => column(name, { link: `/${name}/${index}`, children: children() }));
    const links = (entry: NavEntry | undefined) =>
      (entry?.form === "groups" ? entry.groups : []).flatMap((g) => g.links);

    expect(
      toNavigation(
        many("top", () => []),
        known,
      ),
    ).toHaveLength(12);
    const [leaves] = toNavigation([column("Leaves", { children: many("leaf", () => []) })], known);
    expect(links(leaves)).toHaveLength(200);
    const children = many("group", () => [column("a", { link: "/a" }), column("b", { link: "/b" })]);
    expect(toNavigation([column("Groups", { children })], known)).toMatchObject([{ groups: { length: 24 } }]);
  });
});

describe("news categories", () => {
  it("link to a path under /zixun: by slug, else by link, else by id", () => {
    const categories = [
      column("Cloud", { slug: "cloud" }),
      column("Bad", { slug: "../admin", id: 0 }),
      column("Security", { link: "/zixun/security" }),
      column("Company", { id: 47 }),
    ];
    expect(toNewsNavigation(categories)).toMatchObject([
      { form: "link", id: categories[0]?.id, name: "Cloud", link: "/zixun/cloud" },
      { name: "Security", link: "/zixun/security" },
      { name: "Company", link: "/zixun/47" },
    ]);
  });

  it("are omitted if the CMS gives them no slug, link or id", () => {
    const unnamed = ["A", "B"].map((name) => column(name, { id: 0 }));
    expect(toNewsNavigation([...unnamed, column("Cloud", { slug: "cloud" })])).toMatchObject([{ name: "Cloud" }]);
  });
});
