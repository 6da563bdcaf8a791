import { htmlLang, type Locale, localePath, locales } from "@zhian/contracts/locale";
import { escapeHtml } from "../compose/parts.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import type { ContentPage } from "./content-pages.ts";
import { type Exchange, reply } from "./exchange.ts";

const shortly = "public, max-age=3600";

export function serveRobots(exchange: Exchange, origin: string): void {
  exchange.kind = "robots";
  reply(exchange, 200, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": shortly },
    body: `User-agent: *\nDisallow: /api/\nDisallow: /console\nDisallow: /error\nDisallow: /_gallery/\nSitemap: ${origin}/sitemap.xml\n`,
  });
}

/** Twins of other pages, and what says itself that it is not to be found. */
const hidden = new Set(["/error", "/home", "/search", "/fogetPwd", "/forgot-password"]);

/** Exact routes of the fragments, and what the content adds: what else lies below a prefix is the fragment's own knowledge. */
export function serveSitemap(
  exchange: Exchange,
  origin: string,
  site: { live: LiveSnapshot | undefined; content: readonly ContentPage[] },
): void {
  exchange.kind = "sitemap";
  const { live, content } = site;
  const manifests = live?.deployments.map(({ stable }) => stable.manifest) ?? [];
  const routes = manifests.flatMap(({ slots, routes }) => (slots.includes("main") ? routes : []));
  const exact = routes.filter((route) => !route.endsWith("/*") && !hidden.has(route)).sort();
  const pages = new Map(exact.map((path): [string, ContentPage] => [path, { path, locales }]));
  for (const page of content) pages.set(page.path, page);
  const entries = [...pages.values()].flatMap((page) => entriesOf(page, origin));
  reply(exchange, live ? 200 : 503, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": live ? shortly : "no-store" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`,
  });
}

/** One for each language that the page is written in. */
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
