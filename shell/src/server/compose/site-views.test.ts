import { expect, it } from "@jest/globals";
import { siteFileAddress } from "@zhian/contracts/site-list";
import { siteOffers, sitePages } from "@zhian/testing/site-catalogue";
import type { LiveDeployment, LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { makeRelease } from "../testing/make-release.ts";
import { createSiteViews } from "./site-views.ts";

function halfOnCanary(name: string): LiveDeployment {
  return { name, stable: makeRelease(name, "1.0.0"), canary: { release: makeRelease(name, "2.0.0"), percent: 50 } };
}

const dates = { issuedAt: "2026-01-01T00:00:00Z", expiresAt: "2027-01-01T00:00:00Z" };
/** Seven fragments on canary: 128 kinds of visitors. */
const live: LiveSnapshot = {
  snapshot: { schema: 1, environment: "test", revision: 1, head: "", ...dates, fragments: {} },
  revision: 1,
  deployments: ["mf-a", "mf-b", "mf-c", "mf-d", "mf-e", "mf-f", "mf-g"].map(halfOnCanary),
  hasCanary: true,
};

it("F-183 keeps the requested view, whatever the number of visitor kinds", () => {
  const views = createSiteViews();
  const asked = views.of(live, "asked for");
  const variants = new Set<string>();
  for (let visitor = 0; visitor < 400; visitor += 1) {
    variants.add(views.of(live, `visitor-${visitor}`).variant);
    expect(views.of(live, "asked for")).toBe(asked);
  }
  expect(variants.size).toBeGreaterThan(64);
});

it("names the catalogue for each kind of visitor, and says which one is a canary's", () => {
  const [first, second] = [siteOffers.slice(0, 1), siteOffers.slice(0, 2)];
  const [stable, next] = [makeRelease("mf-a", "1.0.0"), makeRelease("mf-a", "2.0.0")].map((release, index) => ({
    ...release,
    manifest: { ...release.manifest, offers: index === 0 ? first : second, pages: [...sitePages] },
  }));
  if (!stable || !next) throw new Error("two releases were made");
  const offering = { ...live, deployments: [{ name: "mf-a", stable, canary: { release: next, percent: 50 } }] };
  const views = createSiteViews();
  const catalogues = Array.from({ length: 40 }, (_, visitor) => views.of(offering, `visitor-${visitor}`).catalogue);
  const kinds = [...new Map(catalogues.map((catalogue) => [catalogue.header, catalogue])).values()];
  expect(new Map(kinds.map(({ products, isCanary }) => [products.length, isCanary]))).toEqual(
    new Map([
      [1, false],
      [2, true],
    ]),
  );
  for (const { id, file, header, isCanary, products } of kinds) {
    expect(header).toBe(isCanary ? `${id};canary` : id);
    expect(JSON.parse(views.find(siteFileAddress(id)) ?? "")).toEqual({
      offers: isCanary ? second : first,
      pages: sitePages,
    });
    expect(JSON.parse(views.find(siteFileAddress(file)) ?? "")).toEqual(products);
  }
});

it("F-236 names the release to return to from each: the previous one, or the stable one from a canary", () => {
  const [before, stable, next] = ["1.0.0", "2.0.0", "3.0.0"].map((version) => makeRelease("mf-a", version));
  if (!before || !stable || !next) throw new Error("three releases were made");
  const deployment = { name: "mf-a", stable, earlier: before, canary: { release: next, percent: 50 } };
  const views = createSiteViews();
  const visitors = Array.from({ length: 40 }, (_, visitor) =>
    views.of({ ...live, deployments: [deployment] }, `visitor-${visitor}`),
  );
  const ways = visitors.map(({ releases, earlier, list }) => {
    const details = JSON.parse(views.find(siteFileAddress(earlier.get("mf-a") ?? "")) ?? "");
    const [listed] = JSON.parse(views.find(siteFileAddress(list)) ?? "").fragments;
    expect(listed.earlier).toBe(earlier.get("mf-a"));
    return `${releases[0]?.manifest.version} to ${details.version}`;
  });
  expect(new Set(ways)).toEqual(new Set(["2.0.0 to 1.0.0", "3.0.0 to 2.0.0"]));
});
