import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Listener } from "../http/listener/listener.ts";
import { startServer } from "../testing/page-server.ts";

const hostile = `{"text":"</script><script>alert(1)</script><!-- 中文"}`;
let server: Listener;

beforeAll(async () => {
  const parts = {
    html: { header: Buffer.from("<p>Header</p>"), main: Buffer.from("<h1>页面</h1>") },
    // As from a release that has replaced JSON serialisation in its thread.
    data: { header: Buffer.from(`{"plain":"中文"}`), main: Buffer.from(hostile) },
  };
  server = await startServer({
    render: () => ({
      decided: Promise.resolve({ status: 200, chunks: [] }),
      done: Promise.resolve({ outcome: "rendered", parts, ms: 1 }),
    }),
  });
});
afterAll(() => server.drain(0));

it("B-S-07 lets no data close its element, whatever its text", async () => {
  const html = await (await fetch(`${server.url}/page`)).text();
  const [, json = ""] = /<script type="application\/json" id="data-mf-all">(.*?)<\/script>/s.exec(html) ?? [];

  expect(JSON.parse(json)).toEqual({ header: { plain: "中文" }, main: JSON.parse(hostile) });
  expect(html).not.toContain("alert(1)</script>");
  expect(html).toContain("<h1>页面</h1>");
});
