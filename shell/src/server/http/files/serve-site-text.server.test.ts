import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openExchange } from "../exchange/exchange.ts";
import { createSiteTextServer, isSiteText } from "./serve-site-text.ts";

const servers: Server[] = [];
let answerApi: RequestListener;
let site: string;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const apiUrl = await listen((request, response) => answerApi(request, response));
  // No test here is about the deadline; a busy machine may need longer than the default.
  const serve = createSiteTextServer({ apiUrl, origin: "https://site.test", deadlineMs: 600_000 });
  site = await listen((request, response) => void serve(openExchange(request, response)));
});

afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

describe("pages that are not HTML", () => {
  it.each([
    ["/llms.txt", true],
    ["/zh/llms.txt", true],
    ["/news/feed.atom", true],
    ["/zh/zixun/feed.json", true],
    ["/document/network/first.md", true],
    ["/document/network/first", false],
    ["/document/../../etc/passwd.md", false],
    ["/news/feed.xml", false],
    ["/README.md", false],
  ])("%s: %s", (path, isText) => {
    expect(isSiteText(path)).toBe(isText);
  });

  it("come from the api, with the site's own origin, and can be revalidated", async () => {
    let asked = "";
    answerApi = (request, response) => {
      asked = String(request.url);
      response.writeHead(200, { "content-type": "text/markdown; charset=utf-8", etag: '"1"' }).end("# Text");
    };
    const answer = await fetch(`${site}/zh/document/network/first.md?x=1`);
    expect([answer.status, await answer.text()]).toEqual([200, "# Text"]);
    expect(asked).toBe("/api/v1/cms/text/zh/document/network/first.md?origin=https%3A%2F%2Fsite.test");
    expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const again = await fetch(`${site}/zh/document/network/first.md`, { headers: { "if-none-match": '"1"' } });
    expect(again.status).toBe(304);
    expect((await fetch(`${site}/llms.txt`, { method: "POST" })).status).toBe(405);
  });

  it("are served stale while the api is down, with 503 if never seen, and with 404 once removed", async () => {
    answerApi = (_, response) => void response.writeHead(200, { "content-type": "text/plain" }).end("kept");
    await fetch(`${site}/llms.txt`);
    answerApi = (request) => request.socket.destroy();
    expect(await (await fetch(`${site}/llms.txt`)).text()).toBe("kept");
    const never = await fetch(`${site}/news/feed.atom`);
    expect([never.status, never.headers.get("retry-after")]).toEqual([503, "2"]);
    answerApi = (_, response) => void response.writeHead(404).end("{}");
    expect((await fetch(`${site}/llms.txt`)).status).toBe(404);
    answerApi = (request) => request.socket.destroy();
    expect((await fetch(`${site}/llms.txt`)).status).toBe(503);
  });

  it("F-182 are cached up to a number of bytes, evicting the least recently used", async () => {
    const large = Buffer.alloc(7 * 2 ** 20, "x");
    answerApi = (_, response) => void response.writeHead(200, { "content-type": "text/markdown" }).end(large);
    const look = async (page: number) => (await fetch(`${site}/document/${page}.md`, { method: "HEAD" })).status;
    for (let page = 1; page <= 10; page += 1) expect(await look(page)).toBe(200);
    answerApi = (request) => request.socket.destroy();
    expect([await look(1), await look(10)]).toEqual([503, 200]);
  });
});
