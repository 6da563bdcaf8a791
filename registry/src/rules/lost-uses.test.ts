import { describe, expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import { testOffer } from "../testing/offer-fixture.ts";
import { makeManifest } from "../testing/release-tarball.ts";
import { lostUses } from "./lost-uses.ts";

type Part = Partial<Pick<FragmentManifest, "routes" | "publishes" | "hears" | "linksTo" | "slots" | "offers">>;
const of = (name: string, part: Part): FragmentManifest => ({ ...makeManifest(name, "1.0.0", {}), ...part });
const lost = (before: Part, after: Part, ...others: Part[]) =>
  lostUses({
    before: of("mf-a", before),
    after: { ...of("mf-a", after), version: "1.1.0" },
    others: others.map((other, index) => of(`mf-other${index}`, other)),
  });
const textsOf = (faults: { text: string }[]) => faults.map(({ text }) => text);

describe("what a release removes although others use it", () => {
  it("includes a route that another fragment links to", () => {
    expect(lost({ routes: ["/x", "/y/*"] }, { routes: ["/y/*"] }, { linksTo: ["/x"] })).toEqual([
      {
        text: "mf-other0 1.0.0 links to /x, which no fragment would serve without mf-a 1.0.0",
        at: { fragment: "mf-a", file: "src/fragment.ts", key: "routes", value: "/x" },
      },
    ]);
  });

  it.each<[string, Part, Part, Part[]]>([
    ["a prefix replaces it", { routes: ["/y/x"] }, { routes: ["/y/*"] }, [{ linksTo: ["/y/x"] }]],
    ["another fragment serves it", { routes: ["/x"] }, { routes: ["/z"] }, [{ linksTo: ["/x"] }, { routes: ["/x"] }]],
    ["it never existed", { routes: ["/z"] }, { routes: ["/z"] }, [{ linksTo: ["/x"] }]],
    ["nobody links to it", { routes: ["/x"] }, { routes: ["/z"] }, [{}]],
    ["its prefix remains", { routes: ["/x/*"] }, { routes: ["/x/*", "/y"] }, [{ linksTo: ["/x/*", "/x/1"] }]],
  ])("includes no route if %s", (_why, before, after, others) => {
    expect(lost(before, after, ...others)).toEqual([]);
  });

  it("includes a route that otherwise only a header matches, since that is not a page", () => {
    expect(
      lost({ routes: ["/x"] }, { routes: ["/z"] }, { linksTo: ["/x"] }, { slots: ["header"], routes: ["/*"] }),
    ).toHaveLength(1);
  });

  it("includes a product that another fragment links to, even if its pattern remains", () => {
    const pages = { routes: ["/products/*"] };
    const before = { ...pages, offers: [testOffer("bcc"), testOffer("bbc")] };
    expect(
      lost(before, { ...pages, offers: [testOffer("bbc")] }, { linksTo: ["/products/bcc", "/products/bbc"] }),
    ).toEqual([
      {
        text: "mf-other0 1.0.0 links to the product bcc, which only mf-a 1.0.0 offers",
        at: { fragment: "mf-a", file: "src/content", key: "offer", value: "bcc" },
      },
    ]);
    expect(lost(before, pages, { linksTo: ["/products/*"] })).toEqual([]);
    expect(lost(before, pages, { linksTo: ["/products/bcc"] }, { offers: [testOffer("bcc")] })).toEqual([]);
  });

  it("includes a state that another fragment subscribes to, and an event that another one publishes", () => {
    expect(
      textsOf(
        lost(
          { publishes: ["cart"], hears: ["calculator.requested"] },
          {},
          { hears: ["cart"], publishes: ["calculator.requested"] },
        ),
      ),
    ).toEqual([
      "mf-other0 1.0.0 subscribes to cart, which only mf-a 1.0.0 publishes",
      "mf-other0 1.0.0 publishes calculator.requested, to which only mf-a 1.0.0 subscribes",
    ]);
  });

  it.each<[string, Part, Part[]]>([
    [
      "another fragment publishes it too",
      { publishes: ["session.ended"] },
      [{ hears: ["session.ended"], publishes: ["session.ended"] }],
    ],
    ["the shell publishes it too", { publishes: ["toast.shown"] }, [{ hears: ["toast.shown"] }]],
    ["the shell subscribes to it too", { hears: ["session.began"] }, [{ publishes: ["session.began"] }]],
    ["it is a state, which nobody has to subscribe to", { hears: ["cart"] }, [{ publishes: ["cart"] }]],
  ])("is empty if %s", (_why, before, others) => {
    expect(lost(before, {}, ...others)).toEqual([]);
  });
});
