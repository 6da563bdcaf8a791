import { describe, expect, it } from "@jest/globals";
import { testListedPage, testOffer } from "../testing/offer-fixture.ts";
import { makeManifest } from "../testing/release-tarball.ts";
import { conflictsBetween } from "./conflicts.ts";

function sharing(name: string, module: string, range: string) {
  return { ...makeManifest(name, "1.0.0", {}), shared: { [module]: { version: "1.0.0", range } } };
}

describe("B-R-14 the check for conflicts", () => {
  it.each([
    ["^19.3.1", "^19.0.0", 0],
    ["^19.3.1", "~19.2.0", 1],
    ["^18.0.0", "^19.0.0", 1],
    ["^18.0.0 || ^19.0.0", "^19.0.0", 0],
    ["*", "^19.0.0", 0],
  ])("%s beside %s has %i conflicts", (ours, theirs, count) => {
    expect(conflictsBetween(sharing("mf-a", "react", ours), sharing("mf-b", "react", theirs))).toHaveLength(count);
  });

  it("ignores modules that only one release shares", () => {
    expect(conflictsBetween(sharing("mf-a", "react", "^1.0.0"), sharing("mf-b", "constructor", "^2.0.0"))).toEqual([]);
  });

  it("refuses the same pattern in the same slot twice", () => {
    const [a, b] = ["mf-a", "mf-b"].map((name) => ({ ...makeManifest(name, "1.0.0", {}), routes: ["/x/*"] }));
    expect(a && b && conflictsBetween(a, b)).toEqual([
      {
        text: "/x/* in main is filled by mf-b 1.0.0",
        at: { fragment: "mf-a", file: "src/fragment.ts", key: "routes", value: "/x/*" },
      },
    ]);
    expect(a && b && conflictsBetween(a, { ...b, slots: ["overlay"] })).toEqual([]);
  });

  it("refuses the same product in two fragments", () => {
    const [a, b] = ["mf-a", "mf-b"].map((name) => ({ ...makeManifest(name, "1.0.0", {}), offers: [testOffer("bcc")] }));
    expect(a && b && conflictsBetween({ ...a, routes: ["/a"] }, { ...b, routes: ["/b"] })).toEqual([
      {
        text: "mf-a 1.0.0 offers the product bcc, which mf-b 1.0.0 also offers",
        at: { fragment: "mf-a", file: "src/content", key: "offer", value: "bcc" },
      },
    ]);
    expect(
      a && b && conflictsBetween({ ...a, routes: ["/a"] }, { ...b, routes: ["/b"], offers: [testOffer("bbc")] }),
    ).toEqual([]);
  });

  it("refuses the same page in two fragments", () => {
    const [a, b] = ["mf-a", "mf-b"].map((name) => ({
      ...makeManifest(name, "1.0.0", {}),
      pages: [testListedPage("/x")],
    }));
    expect(a && b && conflictsBetween({ ...a, routes: ["/x"] }, { ...b, routes: ["/*"] })).toEqual([
      {
        text: "mf-a 1.0.0 lists the page /x, which mf-b 1.0.0 also lists",
        at: { fragment: "mf-a", file: "src/content", key: "listing", value: "/x" },
      },
    ]);
    expect(a && b && conflictsBetween({ ...a, routes: ["/x"] }, { ...b, routes: ["/*"], pages: [] })).toEqual([]);
  });
});
