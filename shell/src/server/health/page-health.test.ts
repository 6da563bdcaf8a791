import { describe, expect, it } from "@jest/globals";
import type { Composition, Ending } from "../compose/compose-page.ts";
import { planPage } from "../compose/page-plan.ts";
import { readVisitor } from "../compose/read-visitor.ts";
import { createSiteViews } from "../compose/site-views.ts";
import type { Exchange } from "../http/exchange/exchange.ts";
import { makeRequestId } from "../http/exchange/page-values.ts";
import { releaseKey, toPageFragment } from "../releases/release.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { makeFragment } from "../testing/fragment-fixture.ts";
import { createPageHealth } from "./page-health.ts";

const address = { kind: "page", pathname: "/", plain: "/", locale: "en", search: "" } as const;

function liveAt(revision: number, version = "1.0.0"): LiveSnapshot {
  const { manifest } = makeFragment({ name: "mf-a", version, routes: ["/*"] });
  const stable = {
    key: releaseKey(manifest),
    manifest,
    page: toPageFragment(manifest),
    styles: new Map(),
    isRunnable: true,
  };
  const dates = { issuedAt: "2026-01-01T00:00:00Z", expiresAt: "2027-01-01T00:00:00Z" };
  const snapshot = { schema: 1 as const, environment: "test", revision, head: "", ...dates, fragments: {} };
  return { snapshot, revision, deployments: [{ name: "mf-a", stable }], hasCanary: false };
}

function exchangeOf(client: string): Exchange {
  const request = { socket: { remoteAddress: client }, headers: {} };
  // Only the fields that counting reads.
  return { request, response: {}, path: "/", requestId: makeRequestId(), kind: "page" } as unknown as Exchange;
}

function composed(failure?: string): Composition {
  const outcome = { fragment: "mf-a", version: "1.0.0", ...(failure !== undefined && { failure }) };
  const ending: Ending = { parts: [], isComplete: failure === undefined, timings: [], outcomes: [outcome] };
  return { opening: Promise.reject(new Error("not asked for")), ending: Promise.resolve(ending) };
}

function start() {
  let now = 0;
  const health = createPageHealth(() => now);
  const live = liveAt(1);
  health.switchTo(live);
  const view = createSiteViews().of(live, undefined);
  const plan = planPage(live, view, { address, visitor: readVisitor(undefined) });
  return {
    health,
    plan,
    async made(client: string, failure?: string) {
      const composition = composed(failure);
      composition.opening.catch(() => undefined);
      health.countMade(exchangeOf(client), plan, composition);
      await composition.ending;
    },
    nextMinute: () => void (now += 60_000),
  };
}

const counted = { fragment: "mf-a", version: "1.0.0", revision: 1 };

describe("the health of releases", () => {
  it("F-212 excludes previews, on the server and in the browser", async () => {
    const { health, plan } = start();
    const exchange = exchangeOf("203.0.113.1");
    const previewed = { ...plan, preview: { status: "ended", reason: "expired" } } as const;
    health.countKept(exchange, previewed);
    const composition = composed("threw");
    composition.opening.catch(() => undefined);
    health.countMade(exchange, previewed, composition);
    await composition.ending;
    health.countReport(exchange, { requestId: exchange.requestId, fragment: "mf-a", version: "1.0.0" });
    expect(health.take()).toEqual([]);
  });

  it("is counted by page, kind of failure and client, and reported once", async () => {
    const { health, plan, made } = start();
    health.countKept(exchangeOf("203.0.113.1"), plan);
    await made("203.0.113.1", "threw");
    await made("203.0.113.1", "threw");
    await made("203.0.113.2", "timed-out");
    await made("203.0.113.3");

    expect(health.take()).toEqual([{ ...counted, pages: 5, failed: { threw: 2, "timed-out": 1 }, clients: 2 }]);
    expect(health.take()).toEqual([]);
  });

  it("is not distorted by one visitor: ten pages a minute count, and always as one client", async () => {
    const { health, made, nextMinute } = start();
    for (let page = 0; page < 100; page += 1) await made("203.0.113.1", "threw");
    nextMinute();
    for (let page = 0; page < 100; page += 1) await made("203.0.113.1", "threw");

    expect(health.take()).toEqual([{ ...counted, pages: 20, failed: { threw: 20 }, clients: 1 }]);
  });

  it("includes a browser's report of its own page once, and no forged one", () => {
    const { health, plan } = start();
    const exchange = exchangeOf("203.0.113.1");
    health.countKept(exchange, plan);
    const report = { requestId: exchange.requestId, fragment: "mf-a", version: "1.0.0" };
    health.countReport(exchange, report);
    for (let again = 0; again < 10; again += 1) health.countReport(exchange, report);
    health.countReport(exchange, { ...report, requestId: makeRequestId() });
    const other = exchangeOf("203.0.113.2");
    health.countKept(other, plan);
    health.countReport(other, { ...report, requestId: other.requestId, version: "9.9.9" });
    health.countReport(other, { ...report, requestId: other.requestId, fragment: "mf-other" });

    expect(health.take()).toEqual([{ ...counted, pages: 2, failed: { browser: 1 }, clients: 1 }]);
  });

  it("does not blame a release for pages of a past revision", () => {
    const { health, plan } = start();
    const exchange = exchangeOf("203.0.113.1");
    health.countKept(exchange, plan);
    health.take();
    health.switchTo(liveAt(2, "1.1.0"));
    health.countReport(exchange, { requestId: exchange.requestId, fragment: "mf-a", version: "1.0.0" });

    expect(health.take()).toEqual([]);
  });
});
