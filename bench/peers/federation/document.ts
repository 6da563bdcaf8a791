import type { BuiltPart } from "../build/build-parts.ts";
import { commonHead, jsonScript, styleLink } from "../serve/document.ts";
import { siteData } from "../serve/site-data.ts";

/** The host's document as its build tools would write it: style sheets linked, entry deferred. */
export function federationDocument(host: BuiltPart, origin: string): string {
  const { js = [], css = [] } = host.entries["host"] ?? {};
  const data = siteData(origin);
  return `<!doctype html>
<html lang="en"><head>${commonHead(data.head)}${css.map(styleLink).join("")}${js.map((address) => `<script defer src="${address}"></script>`).join("")}</head><body>
<div id="root"></div>${jsonScript("page", data)}</body></html>`;
}
