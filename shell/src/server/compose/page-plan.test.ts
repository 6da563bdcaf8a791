import { expect, it } from "@jest/globals";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { planPage } from "./page-plan.ts";
import { readVisitor } from "./read-visitor.ts";
import { createSiteViews } from "./site-views.ts";

const dates = { issuedAt: "2026-01-01T00:00:00Z", expiresAt: "2027-01-01T00:00:00Z" };
const live: LiveSnapshot = {
  snapshot: { schema: 1, environment: "test", revision: 1, head: "", ...dates, fragments: {} },
  revision: 1,
  deployments: [],
  hasCanary: false,
};

it.each([
  ["/products/bcc", undefined, "USD"],
  ["/yn-activity", undefined, "IDR"],
  ["/yn-activity", "currency=USD", "USD"],
  ["/yn-activity", "currency=EUR", "IDR"],
  ["/products/bcc", "currency=IDR", "IDR"],
] as const)("shows %s with the cookie %j in %s", (plain, cookie, currency) => {
  const address = { kind: "page", pathname: plain, plain, locale: "en", search: "" } as const;
  const view = createSiteViews().of(live, undefined);

  expect(planPage(live, view, { address, visitor: readVisitor(cookie) }).currency).toBe(currency);
});

it("F-199 never caches a page with an editor's drafts", () => {
  const view = createSiteViews().of(live, undefined);
  const address = {
    kind: "page",
    pathname: "/products/bcc",
    plain: "/products/bcc",
    locale: "en",
    search: "",
  } as const;
  const plan = planPage(live, view, { address, visitor: readVisitor(`zhian-drafts=${"A".repeat(43)}`) });
  expect([plan.drafts, plan.cacheKey]).toEqual(["A".repeat(43), undefined]);
  expect(planPage(live, view, { address, visitor: readVisitor("zhian-drafts=short") }).drafts).toBeUndefined();
});
