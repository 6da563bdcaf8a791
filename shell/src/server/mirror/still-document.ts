import type { Head } from "@zhian/contracts/head";
import type { Locale } from "@zhian/contracts/locale";
import { htmlLang } from "@zhian/contracts/locale";
import type { PublicConfig } from "@zhian/contracts/render";
import { slots } from "@zhian/contracts/slots";
import type { ShellAssets } from "../assets.ts";
import { describePage } from "../compose/document-head.ts";
import { style, stylesOf } from "../compose/needed-files.ts";
import type { PagePlan } from "../compose/page-plan.ts";
import { joinTexts, markup, nonce, type Part, theme } from "../compose/parts.ts";
import type { FragmentRender } from "../compose/render-fragments.ts";
import { shellTexts } from "../compose/shell-texts.ts";
import { renderOf, slotElement } from "../compose/slot-element.ts";
import { type Refusal, stillHtml } from "./still-html.ts";

interface StillView {
  plan: PagePlan;
  head: Head;
  renders: readonly FragmentRender[];
  assets: ShellAssets;
  config: PublicConfig;
  madeAt: Date;
  isRefused: Refusal;
}

const stillStyle = `:disabled,[aria-disabled="true"]{cursor:default;opacity:.55}`;

/** Composes a page like the shell, but without its browser half: no scripts, data or fragment files. */
export function stillDocument({ plan, head, renders, assets, config, madeAt, isRefused }: StillView): Part[] {
  const { locale } = plan;
  const still: Head = { ...head, noindex: true, feeds: [], jsonLd: [] };
  const styles = [
    ...assets.styles.map(({ address, css }) => style(address, css)),
    ...renders.flatMap(({ release, decision }) => stylesOf({ release, chunks: decision?.chunks ?? [] })),
  ];
  // HTML rendered by a fragment is bytes.
  const stillPart = (part: Part) =>
    part instanceof Uint8Array
      ? stillHtml(Buffer.from(part).toString("utf8").replaceAll(config.origin, ""), isRefused)
      : part;
  const filled = slots.flatMap((slot) => [
    ...(slot === "main" ? mirrorNote(locale, madeAt) : []),
    ...slotElement(plan, slot, renderOf(renders, slot)).map(stillPart),
  ]);
  return joinTexts(
    markup`<!doctype html>
<html lang="${htmlLang(locale)}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${describePage(plan, still, { ...config, origin: "" })}${styles.flat()}<style nonce="${nonce}">${stillStyle}</style></head><body>
<a class="skip-link" href="#slot-main">${shellTexts[locale].skip}</a>
${filled}</body></html>`,
  );
}

const formats = {
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }),
  zh: new Intl.DateTimeFormat("zh-Hans-CN", { dateStyle: "long", timeZone: "UTC" }),
} as const satisfies Record<Locale, Intl.DateTimeFormat>;

/** A notice above the main part: when this page was stored, and what does not work meanwhile. */
function mirrorNote(locale: Locale, madeAt: Date): Part[] {
  const [before, after] = shellTexts[locale].mirrored;
  const time = `<time datetime="${madeAt.toISOString()}">${formats[locale].format(madeAt)}</time>`;
  return markup`<div id="mirror-note" role="status" class="zhian-stale"><p>${before}${time}${after}</p></div>`;
}
