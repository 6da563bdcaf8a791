import { draftsPath } from "@zhian/contracts/drafts-header";
import { slots } from "@zhian/contracts/slots";
import { escapeHtml } from "@zhian/server/escape-html";
import { escapeJson } from "../escape-json.ts";
import { entryScript, inspectorsScript } from "./entry-script.ts";
import { type Needed, preloadsOf, stylesOf } from "./needed-files.ts";
import type { PagePlan } from "./page-plan.ts";
import { pageStateScript, type StateView } from "./page-state-script.ts";
import { markup, type Part } from "./parts.ts";
import type { FragmentRender } from "./render-fragments.ts";
import { shellTexts } from "./shell-texts.ts";
import { renderOf, slotElement } from "./slot-element.ts";

const lessThan = 0x3c;

interface BodyView extends StateView {
  /** Shown before the first slot. */
  above: readonly Part[];
  /** Files that the head already references. */
  inHead: readonly Needed[];
}

/** From the first slot to the end of the document. */
export function documentBody(view: BodyView): Part[] {
  const { plan, renders, above, inHead } = view;
  const filled = slots.flatMap((slot) => slotElement(plan, slot, renderOf(renders, slot)));
  const late = namedLate(renders, inHead);
  return [
    ...draftsBar(plan),
    ...late.flatMap(([known, now]) => stylesOf(now).slice(stylesOf(known).length).flat()),
    ...above,
    ...filled,
    ...late.flatMap(([known, now]) => preloadsOf(now).slice(preloadsOf(known).length)),
    ...pageStateScript(view),
    ...renders.flatMap(dataScript),
    ...(plan.isInspected ? inspectorsScript(view.assets) : []),
    ...entryScript(view.assets),
    "</body></html>",
  ];
}

/** A bar that marks the page as a preview, with a form to end it, so that it works without scripts. */
function draftsBar({ drafts, locale, address }: PagePlan): Part[] {
  if (drafts === undefined) return [];
  const { draftsTitle, drafts: says, endDrafts } = shellTexts[locale];
  const to = escapeHtml(address.pathname + address.search);
  return markup`<form method="post" action="${draftsPath}" id="drafts-bar" aria-label="${draftsTitle}" class="zhian-drafts"><p>${says}</p><input type="hidden" name="to" value="${to}"><button>${endDrafts}</button></form>`;
}

/** Fragments that named their chunks after the head was sent: the chunks known then, and those known now. */
function namedLate(renders: readonly FragmentRender[], inHead: readonly Needed[]): [known: Needed, now: Needed][] {
  return renders.flatMap(({ release, decision }) => {
    const known = inHead.find((needed) => needed.release === release);
    if (!decision || !known || known.chunks === decision.chunks) return [];
    return [[known, { release, chunks: decision.chunks }]];
  });
}

function dataScript({ release, outcome }: FragmentRender): Part[] {
  if (outcome?.outcome !== "rendered") return [];
  const entries = Object.entries(outcome.parts.data).flatMap(([slot, json], index) => [
    `${index === 0 ? "" : ","}${JSON.stringify(slot)}:`,
    scriptText(json),
  ]);
  return markup`<script type="application/json" id="data-${release.manifest.name}">{${entries}}</script>`;
}

/** JSON that our code wrote in the worker, alongside the fragment's code: checked again, so that it cannot close its element. */
function scriptText(json: Uint8Array): Part {
  return json.includes(lessThan) ? escapeJson(new TextDecoder().decode(json)) : json;
}
