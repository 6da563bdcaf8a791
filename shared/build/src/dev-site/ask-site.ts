import type { IncomingMessage, ServerResponse } from "node:http";
import type { Catalogue } from "@zhian/contracts/catalogue";
import type { PageState } from "@zhian/contracts/page";
import type { SiteList } from "@zhian/contracts/site-list";
import type { Slot } from "@zhian/contracts/slots";
import { createCallSite } from "./call-site.ts";
import { composePage, readPageState } from "./compose-page.ts";
import { ownSlots, withLocal } from "./local-list.ts";
import type { LocalRelease } from "./local-release.ts";
import { readSiteFile } from "./read-site-file.ts";
import { reasonOf } from "./reason-of.ts";
import { renderLocally } from "./render-locally.ts";
import type { LocalPage } from "./render-messages.ts";
import { fromSiteHeaders, toSiteHeaders } from "./site-headers.ts";

interface Options {
  site: string;
  here(): string;
  local(): LocalRelease;
  /** Serves a text at the address with its integrity. */
  keep(text: string): void;
  say(line: string): void;
}

/** The outcome for a page: rendered with the team's code in its slots, or redirected. */
type Composed = { status: number; html: string } | { status: number; location: string };

/** Forwards a request to the site, and puts the team's code into the slots of a returned page. Rejects if the site is unreachable. */
export function createAskSite({ site, here, local, keep, say }: Options) {
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
    const page = method === "GET" && isHtml ? await compose(body.toString("utf8"), url, answer) : undefined;
    if (!page) return void response.writeHead(answer.status, headers).end(body);
    const told = { ...headers, "cache-control": "no-store" };
    if ("location" in page) response.writeHead(page.status, { ...told, location: page.location }).end();
    else response.writeHead(page.status, told).end(page.html);
  };

  async function compose(html: string, url: string, answer: Response): Promise<Composed | undefined> {
    const state = readPageState(html);
    if (!state) return undefined;
    const release = local();
    const { list, texts } = withLocal(await readSiteFile<SiteList>(site, state.site, "the list of fragments"), release);
    for (const text of texts) keep(text);
    const own = ownSlots(list, release.manifest.name, new URL(url, site).pathname);
    const page = own.length > 0 ? await render(release, { state, url, own }) : undefined;
    const { redirect, status = 200 } = page?.decision ?? {};
    if (redirect !== undefined) return { status: status >= 300 && status < 400 ? status : 302, location: redirect };
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
    const isDrawn = status < 400 || page?.decision.hasPage === true;
    const wanted = { list, texts, local: release, own, page: isDrawn ? page : undefined, nonce };
    // The site may have no such page in `main`: then the status is the local release's.
    return { status: own.includes("main") ? status : answer.status, html: composePage(html, wanted) };
  }

  /** Reports a failure: the page then has no HTML of the release, and the browser renders it. */
  async function render(release: LocalRelease, asked: Asked): Promise<LocalPage | undefined> {
    const { locale, currency, signedIn, config, catalogue } = asked.state;
    try {
      const request = {
        url: asked.url,
        locale,
        currency,
        signedIn,
        slots: asked.own,
        config,
        catalogue: await readSiteFile<Catalogue>(site, catalogue, "the catalogue"),
      };
      return await renderLocally(release, request, { call: createCallSite(site + config.apiBase) });
    } catch (error) {
      const name = release.manifest.name;
      say(`${name}: rendering ${asked.url} failed, so the browser renders the page. ${reasonOf(error)}`);
      return undefined;
    }
  }
}

interface Asked {
  state: PageState;
  url: string;
  own: readonly Slot[];
}
