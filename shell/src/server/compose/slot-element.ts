import type { Slot } from "@zhian/contracts/slots";
import { unavailablePageWords } from "@zhian/contracts/unavailable-page-words";
import { errorBody } from "./error-body.ts";
import type { PagePlan } from "./page-plan.ts";
import { markup, type Part } from "./parts.ts";
import { type FragmentRender, isRendered } from "./render-fragments.ts";

export function renderOf(renders: readonly FragmentRender[], slot: Slot): FragmentRender | undefined {
  return renders.find((render) => render.slots.includes(slot));
}

export function slotElement(plan: PagePlan, slot: Slot, render: FragmentRender | undefined): Part[] {
  const tag = slot === "main" ? "main" : "div";
  const focus = slot === "main" ? ` tabindex="-1"` : "";
  if (!render) {
    const content = slot === "main" && plan.errorStatus !== undefined ? errorBody(plan, plan.errorStatus) : [];
    return markup`<${tag} id="slot-${slot}" data-slot="${slot}"${focus}>${content}</${tag}>`;
  }
  const outcome = isRendered(render, slot) ? "rendered" : "fallback";
  const { name } = render.release.manifest;
  return markup`<${tag} id="slot-${slot}" data-slot="${slot}"${focus} data-fragment="${name}" data-outcome="${outcome}">${slotHtml(render, slot, plan.locale)}</${tag}>`;
}

/** A broken fragment costs its slot, never the page. */
function slotHtml(render: FragmentRender, slot: Slot, locale: PagePlan["locale"]): Part {
  if (render.outcome?.outcome === "rendered") {
    const html = render.outcome.parts.html[slot];
    if (html !== undefined) return html;
  }
  const { fallback } = render.release.manifest;
  const html = fallback[locale]?.[slot] ?? fallback.zh?.[slot] ?? "";
  return slot === "main" && !hasHeading.test(html) ? headingOf(locale) + html : html;
}

const hasHeading = /<h1[\s>]/i;

/** Every page has a heading of level 1, whatever fallback a release provides. */
function headingOf(locale: PagePlan["locale"]): string {
  return `<h1 class="container">${unavailablePageWords[locale].title}</h1>`;
}
