import { describe, expect, it } from "@jest/globals";
import type { DomainSearchLine } from "@zhian/contracts/domain";
import { searchNames } from "./search-names.ts";

const asked = {
  kind: "asked",
  wholeDomain: { secondDomain: "a", topDomain: "com" },
  names: ["a.com"],
  refused: [],
  doubled: 0,
  cut: 0,
  isDemo: true,
  askedAt: "2026-11-21T20:00:00.000Z",
};
const row = {
  kind: "row",
  item: { domainName: "a.com", status: "SOMETHING_NEW", price: 1, originPrice: 1, renewPrice: 1 },
};
const end = { kind: "end" };
const ndjson = { "content-type": "application/x-ndjson; charset=utf-8" };

/** A response in chunks of `bytes` bytes; with `breaks`, it fails after the last one instead of ending. */
function answer(text: string, { bytes = 7, breaks = false } = {}): Response {
  const all = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < all.length) controller.enqueue(all.slice(at, (at += bytes)));
      else if (breaks) controller.error(new TypeError("terminated"));
      else controller.close();
    },
  });
  return new Response(body, { headers: ndjson });
}

const toText = (...lines: unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

async function search(send: typeof fetch, signal?: AbortSignal) {
  const lines: DomainSearchLine[] = [];
  const options = {
    base: "/api",
    q: "a.com",
    locale: "en",
    token: "secret",
    fetch: send,
    ...(signal && { signal }),
  } as const;
  try {
    for await (const line of searchNames(options)) lines.push(line);
    return { lines };
  } catch (error) {
    return { lines, error };
  }
}

describe("a streamed search", () => {
  it("returns each line regardless of chunking, and treats an unknown status as unavailable", async () => {
    for (const bytes of [1, 7, 10_000]) {
      const { lines, error } = await search(async () => answer(toText(asked, row, end), { bytes }));
      expect(error).toBeUndefined();
      expect(lines).toMatchObject([{ names: ["a.com"] }, { item: { domainName: "a.com", status: "UNKNOWN" } }, end]);
    }
  });

  it("sends the query in a body, with the visitor's token", async () => {
    const sent: unknown[] = [];
    await search(async (url, init) => {
      sent.push(url, init?.method, init?.body, new Headers(init?.headers).get("authorization"));
      return answer(toText(end));
    });
    expect(sent).toEqual(["/api/v1/product/bcd/search", "POST", '{"q":"a.com","locale":"en"}', "secret"]);
  });

  it.each([
    ["ends too early", () => answer(toText(asked, row))],
    ["breaks off", () => answer(toText(asked, row), { breaks: true })],
    ["breaks off in the middle of a line", () => answer(toText(asked, row).slice(0, -9))],
    ["becomes garbled", () => answer(`${toText(asked, row)}<html>\n`)],
    ["contains an invalid line", () => answer(toText(asked, row, { kind: "row", item: {} }))],
    ["has an endless line", () => answer(toText(asked, row) + "x".repeat(70_000), { bytes: 16_384 })],
  ])("keeps earlier rows when the response %s", async (_how, make) => {
    const { lines, error } = await search(async () => make());
    expect(lines.length).toBeGreaterThan(0);
    expect(error).toMatchObject({ name: "SearchError", kind: "broken" });
  });

  it("reports why it was refused, and when to retry", async () => {
    const body = JSON.stringify({ code: 429, msg: "Too many requests.", data: null });
    const { error } = await search(async () => new Response(body, { status: 429, headers: { "retry-after": "7" } }));
    expect(error).toMatchObject({
      kind: "refused",
      details: { status: 429, retryAfterSeconds: 7, msg: "Too many requests." },
    });
    const page = await search(async () => new Response("<html>", { status: 502 }));
    expect(page.error).toMatchObject({ kind: "refused", details: { status: 502 } });
  });

  it("reports an error when the server is unreachable", async () => {
    const { error } = await search(() => Promise.reject(new TypeError("fetch failed")));
    expect(error).toMatchObject({ kind: "unreachable" });
  });

  it("cancels the response when its reader stops", async () => {
    let isStopped = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(toText(asked))),
      cancel: () => void (isStopped = true),
    });
    const send = async () => new Response(endless, { headers: ndjson });
    for await (const line of searchNames({ base: "", q: "a", locale: "zh", token: "", fetch: send })) {
      expect(line.kind).toBe("asked");
      break;
    }
    expect(isStopped).toBe(true);
  });

  it("fails with the abort signal's own reason", async () => {
    const leaving = new AbortController();
    const { error } = await search(async () => {
      leaving.abort();
      throw new DOMException("aborted", "AbortError");
    }, leaving.signal);
    expect(error).toBe(leaving.signal.reason);
  });
});
