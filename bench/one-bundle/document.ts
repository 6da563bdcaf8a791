import { htmlLang, localePath } from "@zhian/contracts/locale";
import { escapeHtml } from "@zhian/server/escape-html";
import { escapeJson } from "../../shell/src/server/escape-json.ts";
import type { PageData } from "./page-data.ts";
import type { RenderedPage } from "./server.tsx";

interface DocumentParts {
  path: string;
  rendered: RenderedPage;
  page: Omit<PageData, "data">;
  /** The first address is the entry; the others are preloaded. */
  scripts: readonly string[];
  styles: readonly { address: string; text: string }[];
}

/** The document that the shell writes, in its order, without what only a composed page needs: hashes, nonces and releases. */
export function toDocument({ path, rendered, page, scripts, styles }: DocumentParts): string {
  const { html, data } = rendered;
  const [entry = "", ...preloads] = scripts;
  const slots = (["header", "main", "footer"] as const).map((slot) => {
    const tag = slot === "main" ? "main" : "div";
    const focus = slot === "main" ? ` tabindex="-1"` : "";
    return `<${tag} id="slot-${slot}" data-slot="${slot}"${focus} data-outcome="rendered">${html[slot] ?? ""}</${tag}>`;
  });
  const state: PageData = { ...page, data };
  return `<!doctype html>
<html lang="${htmlLang(page.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="expect" href="#slot-main" blocking="render">${describe(path, page)}<script src="${entry}" crossorigin="anonymous" defer></script>${styles.map(toStyle).join("")}</head><body>
<a class="skip-link" href="#slot-main">Skip to content</a>
${slots.join("")}${preloads.map(toPreload).join("")}<script type="application/json" id="page">${escapeJson(JSON.stringify(state))}</script></body></html>`;
}

/** webpack requests same-origin chunks without CORS: a preload with `crossorigin` would not be reused. */
function toPreload(address: string): string {
  return `<link rel="preload" as="script" href="${address}">`;
}

/** The address lets the lazy style loader detect that this style is already there. */
function toStyle({ address, text }: DocumentParts["styles"][number]): string {
  return `<style data-href="${address}">${text}</style>`;
}

function describe(path: string, { head, config, locale }: Omit<PageData, "data">): string {
  const inLocale = (wanted: "en" | "zh") => escapeHtml(config.origin + localePath(wanted, path));
  const title = escapeHtml(head.title);
  const description = escapeHtml(head.description);
  const jsonLd = (head.jsonLd ?? []).map(
    (data) => `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`,
  );
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"><meta name="keywords" content="${escapeHtml(head.keywords)}">`,
    `<link rel="canonical" href="${inLocale(locale)}"><link rel="alternate" hreflang="en" href="${inLocale("en")}">`,
    `<link rel="alternate" hreflang="zh-Hans" href="${inLocale("zh")}"><link rel="alternate" hreflang="x-default" href="${inLocale("en")}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="ZhiAn Cloud">`,
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${inLocale(locale)}"><meta property="og:locale" content="en_US">`,
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...jsonLd,
  ].join("");
}
