import { htmlLang, type Locale, localePath, locales } from "@zhian/contracts/locale";
import { Representation } from "@zhian/serve/representation";
import { escapeHtml } from "@zhian/server/escape-html";
import type { LiveSnapshot } from "../../snapshot/live-snapshot.ts";
import { type Exchange, replyText, sendRepresentation } from "../exchange/exchange.ts";
import type { ContentPage } from "./content-pages.ts";

const shortly = { "cache-control": "public, max-age=3600" };

export async function serveRobots(exchange: Exchange, origin: string): Promise<void> {
  exchange.kind = "robots";
  const text = `User-agent: *\nDisallow: /api/\nDisallow: /console\nDisallow: /error\nDisallow: /_gallery/\nSitemap: ${origin}/sitemap.xml\n`;
  await sendRepresentation(exchange, new Representation(text, { type: "text/plain; charset=utf-8" }), shortly);
}

/** Duplicates of other pages, and pages marked `noindex`. */
const hidden = new Set(["/error", "/home", "/search", "/fogetPwd", "/forgot-password"]);

/** Lists the fragments' exact routes and the content's pages: other pages below a prefix are known only to the fragment. */
export async function serveSitemap(
  exchange: Exchange,
  origin: string,
  site: { live: LiveSnapshot | undefined; content: readonly ContentPage[] },
): Promise<void> {
  exchange.kind = "sitemap";
  const { live, content } = site;
  if (!live) return replyText(exchange, 503, "Not available at the moment\n");
  const manifests = live.deployments.map(({ stable }) => stable.manifest);
  const routes = manifests.flatMap(({ slots, routes }) => (slots.includes("main") ? routes : []));
  const exact = routes.filter((route) => !route.endsWith("/*") && !hidden.has(route)).sort();
  const pages = new Map(exact.map((path): [string, ContentPage] => [path, { path, locales }]));
  for (const page of content) pages.set(page.path, page);
  const entries = [...pages.values()].flatMap((page) => entriesOf(page, origin));
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`;
  await sendRepresentation(exchange, new Representation(text, { type: "application/xml; charset=utf-8" }), shortly);
}

/** One entry for each language of the page. */
function entriesOf({ path, locales: written, lastModified }: ContentPage, origin: string): string[] {
  const links = written.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${htmlLang(locale)}" href="${address(origin, locale, path)}"/>`,
  );
  const modified = lastModified === undefined ? "" : `<lastmod>${escapeHtml(lastModified)}</lastmod>`;
  return written.map((locale) => `<url><loc>${address(origin, locale, path)}</loc>${modified}${links.join("")}</url>`);
}

function address(origin: string, locale: Locale, page: string): string {
  return escapeHtml(origin + localePath(locale, page));
}
