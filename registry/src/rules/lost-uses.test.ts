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

describe("what a release takes from others that use it", () => {
  it("is a route that another one links to", () => {
    expect(lost({ routes: ["/x", "/y/*"] }, { routes: ["/y/*"] }, { linksTo: ["/x"] })).toEqual([
      {
        text: "mf-other0 1.0.0 links to /x, which no fragment would serve without mf-a 1.0.0",
        at: { fragment: "mf-a", file: "src/fragment.ts", key: "routes", value: "/x" },
      },
    ]);
  });

  it.each<[string, Part, Part, Part[]]>([
    ["a prefix takes its place", { routes: ["/y/x"] }, { routes: ["/y/*"] }, [{ linksTo: ["/y/x"] }]],
    ["another fragment has it", { routes: ["/x"] }, { routes: ["/z"] }, [{ linksTo: ["/x"] }, { routes: ["/x"] }]],
    ["it was never there", { routes: ["/z"] }, { routes: ["/z"] }, [{ linksTo: ["/x"] }]],
    ["nobody links to it", { routes: ["/x"] }, { routes: ["/z"] }, [{}]],
    ["a prefix stays", { routes: ["/x/*"] }, { routes: ["/x/*", "/y"] }, [{ linksTo: ["/x/*", "/x/1"] }]],
  ])("is no route when %s", (_why, before, after, others) => {
    expect(lost(before, after, ...others)).toEqual([]);
  });

  it("is a route that only a header answers besides: that is no page", () => {
    expect(
      lost({ routes: ["/x"] }, { routes: ["/z"] }, { linksTo: ["/x"] }, { slots: ["header"], routes: ["/*"] }),
    ).toHaveLength(1);
  });

  it("is a product that another one links to, though its pattern stays", () => {
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

  it("is a state that another one subscribes to, and an event that another one publishes", () => {
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
      "somebody else says it too",
      { publishes: ["session.ended"] },
      [{ hears: ["session.ended"], publishes: ["session.ended"] }],
    ],
    ["the shell says it too", { publishes: ["toast.shown"] }, [{ hears: ["toast.shown"] }]],
    ["the shell hears it too", { hears: ["session.began"] }, [{ publishes: ["session.began"] }]],
    ["it is a state that nobody has to read", { hears: ["cart"] }, [{ publishes: ["cart"] }]],
  ])("is empty when %s", (_why, before, others) => {
    expect(lost(before, {}, ...others)).toEqual([]);
  });
});
