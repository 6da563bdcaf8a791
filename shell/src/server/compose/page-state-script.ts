import { contractName } from "@zhian/contracts/contract-version";
import { errorTitle } from "@zhian/contracts/error-page";
import type { Head } from "@zhian/contracts/head";
import type { PageState } from "@zhian/contracts/page";
import type { PublicConfig } from "@zhian/contracts/render";
import type { ShellAssets } from "../assets.ts";
import { escapeJson } from "../escape-json.ts";
import { carriedFragment } from "./carried-fragment.ts";
import type { PagePlan } from "./page-plan.ts";
import { markup, type Part, requestId } from "./parts.ts";
import { type FragmentRender, isRendered } from "./render-fragments.ts";

export interface StateView {
  plan: PagePlan;
  head: Head;
  renders: readonly FragmentRender[];
  assets: ShellAssets;
  config: PublicConfig;
}

/** The initial state of the shell's browser half, as JSON in the page. */
export function pageStateScript({ plan, head, renders, config, assets }: StateView): Part[] {
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
    ...(plan.drafts !== undefined && { drafts: true as const }),
    // A preview is not served to visitors, so it measures nothing.
    config: plan.preview || plan.drafts !== undefined ? { ...config, measuredShare: 0 } : config,
    fragments: renders.map(({ release, decision }) => ({
      ...carriedFragment(release, decision?.chunks ?? []),
      ...earlierOf(plan, release),
    })),
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

function earlierOf({ earlier }: PagePlan, { manifest: { name } }: FragmentRender["release"]) {
  const integrity = earlier.get(name);
  return integrity === undefined ? {} : { earlier: integrity };
}
