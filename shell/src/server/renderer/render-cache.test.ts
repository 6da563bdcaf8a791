import { beforeEach, describe, expect, it } from "@jest/globals";
import type { FragmentManifest } from "@zhian/contracts/fragment";
import type { RenderDecision } from "@zhian/contracts/render";
import { makeFragment } from "../testing/fragment-fixture.ts";
import type { RenderOutcome } from "./pending-renders.ts";
import type { PageRender } from "./protocol/messages.ts";
import { RenderCache } from "./render-cache.ts";

const layout = {
  ...makeFragment({ name: "mf-layout", slots: ["header"], routes: ["/*"] }).manifest,
  ignoresQuery: true,
};
const config = { origin: "http://site.test", apiBase: "/api", consoleUrl: "/console" };
const page: RenderDecision = { status: 200, chunks: [] };

let asked: PageRender[] = [];
let decision: RenderDecision = page;
let isFailing = false;
let isDegraded: true | undefined;
let now = 0;

const renderer = {
  render(_: unknown, request: PageRender) {
    asked.push(request);
    const html = { header: Buffer.from(`${request.locale} ${request.currency} ${request.signedIn} ${request.url}`) };
    const outcome: RenderOutcome = isFailing
      ? { outcome: "failed", reason: "threw", ms: 1 }
      : { outcome: "rendered", parts: { html, data: {} }, ms: 1, isDegraded };
    return { decided: Promise.resolve(decision), done: Promise.resolve(outcome) };
  },
  hasRoom: () => true,
};

const catalogue = { id: "usual", file: "", header: "usual", isCanary: false, products: [] };

beforeEach(() => {
  asked = [];
  decision = page;
  isFailing = false;
  isDegraded = undefined;
  now = 0;
});

function request(change: Partial<PageRender> = {}): PageRender {
  return {
    url: "/products",
    locale: "en",
    currency: "USD",
    signedIn: false,
    slots: ["header"],
    config,
    catalogue,
    ...change,
  };
}

function keep(limits: { maxBytes?: number; freshMs?: number } = {}) {
  const kept = new RenderCache(renderer, { maxBytes: 100_000, freshMs: 1_000, now: () => now, ...limits });
  return {
    kept,
    async html(change: Partial<PageRender> = {}, manifest: FragmentManifest = layout) {
      const outcome = await kept.render(manifest, request(change)).done;
      await new Promise(setImmediate); // Until it is cached.
      return outcome.outcome === "rendered" ? String(outcome.parts.html.header) : outcome.reason;
    },
  };
}

describe("RenderCache", () => {
  it("renders an address once, whatever its query, which the fragment never sees", async () => {
    const { html } = keep();
    await html({ url: "/products?a=1" });

    expect(await html({ url: "/products?b=2" })).toBe("en USD false /products");
    expect(asked.map(({ url }) => url)).toEqual(["/products"]);
  });

  it("renders a query-dependent fragment each time", async () => {
    const { html } = keep();
    const { ignoresQuery: _, ...minding } = layout;
    await html({ url: "/products?a=1" }, minding);
    await html({ url: "/products?a=1" }, minding);

    expect(asked.map(({ url }) => url)).toEqual(["/products?a=1", "/products?a=1"]);
  });

  it("F-77 B-S-04 never shares a render between kinds of visitors", async () => {
    const { html } = keep();
    const kinds = (["en", "zh"] as const).flatMap((locale) =>
      (["USD", "IDR"] as const).flatMap((currency) =>
        [true, false].flatMap((signedIn) => ["/a", "/b"].map((url) => ({ locale, currency, signedIn, url }))),
      ),
    );
    const expected = kinds.map(({ locale, currency, signedIn, url }) => `${locale} ${currency} ${signedIn} ${url}`);

    // All at once, then all again from the cache.
    expect(await Promise.all(kinds.map((kind) => html(kind)))).toEqual(expected);
    expect(await Promise.all(kinds.map((kind) => html(kind)))).toEqual(expected);
    expect(asked).toHaveLength(kinds.length);
  });

  it("renders once for all concurrent requests", async () => {
    const { html } = keep();
    await Promise.all(Array.from({ length: 10 }, (_, index) => html({ url: `/products?${index}` })));

    expect(asked).toHaveLength(1);
  });

  it("renders again once stale, and after another revision is activated", async () => {
    const { kept, html } = keep();
    await html();
    now = 1_000;
    await html();
    kept.clear();
    await html();

    expect(asked).toHaveLength(3);
  });

  it.each([
    ["a failure", () => (isFailing = true)],
    ["a redirect", () => (decision = { ...page, redirect: "/elsewhere" })],
    ["a 404", () => (decision = { ...page, status: 404 })],
  ])("does not keep %s", async (_, arrange) => {
    arrange();
    const { html } = keep();
    await html();
    await html();

    expect(asked).toHaveLength(2);
  });

  it("F-260 reuses a degraded render for two seconds only", async () => {
    isDegraded = true;
    const { html } = keep({ freshMs: 60_000 });
    for (now of [0, 1_999, 2_000]) await html();

    expect(asked).toHaveLength(2);
  });

  it("F-199 neither caches nor reuses renders with an editor's drafts", async () => {
    const { html } = keep();
    await html({ drafts: "a pass" });
    await html({ drafts: "a pass" });
    await html();

    expect(asked.map(({ drafts }) => drafts)).toEqual(["a pass", "a pass", undefined]);
  });

  it("evicts the least recently requested", async () => {
    // Enough for two, with their keys.
    const { html } = keep({ maxBytes: 160 });
    for (const url of ["/a", "/b", "/a", "/c", "/a", "/b"]) await html({ url });

    expect(asked.map(({ url }) => url)).toEqual(["/a", "/b", "/c", "/b"]);
  });
});
