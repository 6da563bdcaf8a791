import { contractName } from "@zhian/contracts/contract-version";
import { errorTitle } from "@zhian/contracts/error-page";
import type { Head } from "@zhian/contracts/head";
import type { PageState } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import { type Slot, slots } from "@zhian/contracts/slots";
import type { ShellAssets } from "../assets.ts";
import { escapeJson } from "../escape-json.ts";
import { carriedFragment } from "./carried-fragment.ts";
import { type Needed, preloadsOf, stylesOf } from "./document-head.ts";
import { draftsBar } from "./drafts-bar.ts";
import { entryScript, inspectorsScript } from "./entry-script.ts";
import { errorBody } from "./error-body.ts";
import type { PagePlan } from "./page-plan.ts";
import { markup, type Part, requestId } from "./parts.ts";
import { type FragmentRender, isRendered, slotHtml } from "./render-fragments.ts";

const lessThan = 0x3c;

interface BodyView {
  plan: PagePlan;
  head: Head;
  renders: readonly FragmentRender[];
  /** Before the first slot. */
  above: readonly Part[];
  /** What the head has named already. */
  inHead: readonly Needed[];
  assets: ShellAssets;
  config: PublicConfig;
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
    ...pageState(view),
    ...renders.flatMap(dataScript),
    ...(plan.isInspected ? inspectorsScript(view.assets) : []),
    ...entryScript(view.assets),
    "</body></html>",
  ];
}

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

/** Fragments that named their chunks after the head was gone: what it knew of them, and what is known now. */
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

/** JSON that our own code made in the worker, beside the fragment's: that it ends no element is looked at once more. */
function scriptText(json: Uint8Array): Part {
  return json.includes(lessThan) ? escapeJson(new TextDecoder().decode(json)) : json;
}

function pageState({ plan, head, renders, config, assets }: BodyView): Part[] {
  const { locale, currency, signedIn, errorStatus } = plan;
  const filled = renders.flatMap((render) =>
    render.slots.map((slot) => {
      const outcome = isRendered(render, slot) ? ("rendered" as const) : ("fallback" as const);
      return [slot, { fragment: render.release.manifest.name, outcome }] as const;
    }),
  );
  const state: Omit<PageState, "requestId"> = {
    environment: plan.live.snapshot.environment,
    revision: plan.live.revision,
    locale,
    currency,
    signedIn,
    config,
    fragments: renders.map(({ release, decision }) => carriedFragment(release, decision?.chunks ?? [])),
    site: plan.site,
    catalogue: plan.catalogue.file,
    openers: plan.openers,
    contract: assets.shared[contractName],
    shell: { base: "/_shell/", integrity: assets.integrity },
    slots: Object.fromEntries(filled),
    ...(errorStatus !== undefined && { error: { status: errorStatus, message: errorTitle(errorStatus, locale) } }),
    head,
  };
  const rest = escapeJson(JSON.stringify(state)).slice(1);
  return markup`<script type="application/json" id="page">{"requestId":"${requestId}",${rest}</script>`;
}
