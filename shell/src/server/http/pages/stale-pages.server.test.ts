import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { RenderDecision } from "@zhian/contracts/render";
import type { RenderOutcome } from "../../renderer/pending-renders.ts";
import { startServer } from "../../testing/page-server.ts";
import type { Listener } from "../listener/listener.ts";

const works: RenderOutcome = {
  outcome: "rendered",
  parts: { html: { header: Buffer.from(""), main: Buffer.from("<h1>Page</h1>") }, data: {} },
  ms: 1,
};
const found: RenderDecision = { status: 200, chunks: [] };

let server: Listener;
let decision: RenderDecision | undefined;
let outcome: RenderOutcome;

beforeAll(async () => {
  server = await startServer({
    // Cached pages are stale at once, for when no newer one can be rendered.
    cache: { maxBytes: 1_000_000, freshMs: 0 },
    render: () => ({ decided: Promise.resolve(decision), done: Promise.resolve(outcome) }),
  });
});
afterAll(() => server.drain(0));
beforeEach(() => {
  decision = found;
  outcome = works;
});

function get(path: string, encoding = "identity"): Promise<Response> {
  return fetch(server.url + path, { headers: { "accept-encoding": encoding } });
}

const note = /<div id="stale-note" role="status" class="zhian-stale"><p>(.*?)<\/p><\/div><main id="slot-main"/;

it.each([
  ["fails", undefined, { outcome: "failed", reason: "threw", ms: 1, isBusy: false }],
  ["says that it cannot", { status: 503, chunks: [] }, works],
] as const)(
  "F-67 F-81 shows the previous copy, and says when it was made, if its fragment %s",
  async (way, decides, ends) => {
    const path = `/document/${way.length}`;
    const before = Date.now();
    expect(await (await get(path)).text()).not.toContain("stale-note");
    [decision, outcome] = [decides, ends];
    const answer = await get(path);
    const html = await answer.text();

    expect([answer.status, answer.headers.get("server-timing")]).toEqual([200, 'cache;desc="stale"']);
    expect(html).toContain("<h1>Page</h1>");
    const [, words = ""] = note.exec(html) ?? [];
    expect(words).toMatch(/^This page could not be updated just now\..* UTC<\/time>\.$/);
    const madeAt = Date.parse(/datetime="([^"]+)"/.exec(words)?.[1] ?? "");
    expect(madeAt).toBeGreaterThanOrEqual(before);
    expect(madeAt).toBeLessThanOrEqual(Date.now());
    expect(await (await get(path, "gzip")).text()).toMatch(note);

    [decision, outcome] = [found, works];
    expect(await (await get(path)).text()).not.toContain("stale-note");
  },
);

it("shows the note in the page's language", async () => {
  await get("/zh/document/x");
  outcome = { outcome: "failed", reason: "timed-out", ms: 1, isBusy: true };
  expect(note.exec(await (await get("/zh/document/x")).text())?.[1]).toMatch(
    /^本页暂时无法更新，以下是 <time .* 保存的副本。$/,
  );
});

it("shows no stale copy of a removed page", async () => {
  await get("/document/gone");
  decision = { status: 404, chunks: [] };
  const answer = await get("/document/gone");
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("stale-note");
});

it("F-79 returns no 200 if a busy machine cannot tell whether the page exists", async () => {
  decision = undefined;
  outcome = { outcome: "failed", reason: "timed-out", ms: 500, isBusy: true };
  const late = await get("/document/never-seen");
  expect([late.status, late.headers.get("retry-after")]).toEqual([503, "2"]);
  // The browser still renders it in place of the fallback.
  expect(await late.text()).toMatch(/<main id="slot-main"[^>]*data-fragment="mf-all" data-outcome="fallback"/);

  outcome = { outcome: "failed", reason: "timed-out", ms: 500, isBusy: false };
  expect((await get("/document/never-seen")).status).toBe(200);
});
