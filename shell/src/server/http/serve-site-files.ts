import { localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "../compose/parts.ts";
import type { LiveSnapshot } from "../snapshot/live-snapshot.ts";
import { type Exchange, reply } from "./exchange.ts";

const shortly = "public, max-age=3600";

export function serveRobots(exchange: Exchange, origin: string): void {
  exchange.kind = "robots";
  reply(exchange, 200, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": shortly },
    body: `User-agent: *\nDisallow: /api/\nDisallow: /console\nDisallow: /error\nDisallow: /_gallery/\nSitemap: ${origin}/sitemap.xml\n`,
  });
}

const hidden = new Set(["/error", "/home"]);

/** Exact routes only: what lies below a prefix is the fragment's own knowledge. */
export function serveSitemap(exchange: Exchange, origin: string, live: LiveSnapshot | undefined): void {
  exchange.kind = "sitemap";
  const manifests = live?.deployments.map(({ stable }) => stable.manifest) ?? [];
  const routes = manifests.flatMap(({ slots, routes }) => (slots.includes("main") ? routes : []));
  const pages = [...new Set(routes)].filter((route) => !route.endsWith("/*") && !hidden.has(route)).sort();
  const entries = pages.flatMap((page) =>
    (["en", "zh"] as const).map((locale) => {
      const links = `<xhtml:link rel="alternate" hreflang="en" href="${address(origin, "en", page)}"/><xhtml:link rel="alternate" hreflang="zh-Hans" href="${address(origin, "zh", page)}"/>`;
      return `<url><loc>${address(origin, locale, page)}</loc>${links}</url>`;
    }),
  );
  reply(exchange, live ? 200 : 503, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": live ? shortly : "no-store" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join("\n")}</urlset>\n`,
  });
}

function address(origin: string, locale: "en" | "zh", page: string): string {
  return escapeHtml(origin + localePath(locale, page));
}
