import { escapeHtml } from "@zhian/server/escape-html";
import { escapeJson } from "../../../shell/src/server/escape-json.ts";
import type { PageData } from "../../one-bundle/page-data.ts";

/** The start of each peer's document. */
export function commonHead({ title, description, keywords }: PageData["head"]): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}"><meta name="keywords" content="${escapeHtml(keywords)}"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`;
}

export function styleLink(address: string): string {
  return `<link rel="stylesheet" href="${address}">`;
}

export function modulePreload(address: string): string {
  return `<link rel="modulepreload" href="${address}">`;
}

export function jsonScript(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(JSON.stringify(data))}</script>`;
}

const skipLink = `<a class="skip-link" href="#slot-main">Skip to content</a>`;

/** The page's three slots around their content; scripts fill empty ones. */
export function slots(html: { header: string; main: string; footer: string }, outcome: "rendered" | "empty"): string {
  return `${skipLink}<div id="slot-header" data-slot="header" data-outcome="${outcome}">${html.header}</div><main id="slot-main" data-slot="main" tabindex="-1" data-outcome="${outcome}">${html.main}</main><div id="slot-footer" data-slot="footer" data-outcome="${outcome}">${html.footer}</div>`;
}
