import type { IncomingMessage, ServerResponse } from "node:http";
import { type SiteList, siteFileAddress } from "@zhian/contracts/site-list";
import { integrityOf } from "@zhian/release/integrity-of";
import { composePage, readPageState } from "./compose-page.ts";
import type { LocalRelease } from "./local-release.ts";
import { fromSiteHeaders, toSiteHeaders } from "./site-headers.ts";

interface Options {
  site: string;
  here(): string;
  local(): LocalRelease;
  /** Makes a text known by its integrity. */
  keep(text: string): void;
}

/** Hands a request on to the site. In a page that comes back the team's code takes its places. Rejects when the site is away. */
export function createAskSite({ site, here, local, keep }: Options) {
  return async function askSite(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const hasBody = method !== "GET" && method !== "HEAD";
    const answer = await fetch(site + url, {
      method,
      headers: toSiteHeaders(request.headers, site, here()),
      redirect: "manual",
      ...(hasBody && { body: Buffer.concat(await request.toArray()) }),
    });
    const headers = fromSiteHeaders(answer.headers, site);
    const body = Buffer.from(await answer.arrayBuffer());
    const isHtml = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    const page = method === "GET" && isHtml ? await compose(body.toString("utf8"), url, answer.headers) : undefined;
    if (!page) return void response.writeHead(answer.status, headers).end(body);
    for (const text of page.texts) keep(text);
    // What nobody has on the site is ours here.
    const status = page.isOurs && answer.status === 404 ? 200 : answer.status;
    response.writeHead(status, { ...headers, "cache-control": "no-store" }).end(page.html);
  };

  async function compose(html: string, url: string, headers: Headers) {
    const state = readPageState(html);
    if (!state) return undefined;
    const { pathname } = new URL(url, site);
    const nonce = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
    return composePage(html, { pathname, list: await readList(state.site), local: local(), nonce });
  }

  async function readList(integrity: string): Promise<SiteList> {
    const answer = await fetch(site + siteFileAddress(integrity));
    const text = await answer.text();
    if (integrityOf(text) !== integrity) throw new Error(`the list of its fragments answered ${answer.status}`);
    // What the shell wrote, as its hash says.
    return JSON.parse(text) as SiteList;
  }
}
