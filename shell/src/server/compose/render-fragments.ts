import type { PublicConfig, RenderDecision } from "@zhian/contracts/render";
import type { Slot } from "@zhian/contracts/slots";
import type { Release } from "../releases/release.ts";
import type { RenderOutcome, RenderTask } from "../renderer/pending-renders.ts";
import type { Renderer } from "../renderer/renderer.ts";
import type { PagePlan } from "./page-plan.ts";

export interface FragmentRender extends RenderTask {
  release: Release;
  slots: readonly Slot[];
  /** Set once it has decided. */
  decision?: RenderDecision | undefined;
  decidedMs?: number;
  /** Set once it is done. */
  outcome?: RenderOutcome;
}

/** Renders all fragments of the page at once, with one request each for all its slots. */
export function renderFragments(
  plan: PagePlan,
  renderer: Pick<Renderer, "render">,
  config: PublicConfig,
): FragmentRender[] {
  const slotsOf = new Map<Release, Slot[]>();
  for (const [slot, release] of plan.owners) slotsOf.set(release, [...(slotsOf.get(release) ?? []), slot]);
  const { locale, currency, signedIn, address, catalogue, drafts } = plan;
  const startedAt = performance.now();
  const url = address.pathname + address.search;

  return [...slotsOf].map(([release, slots]) => {
    const request = { url, locale, currency, signedIn, slots, config, catalogue, drafts };
    const task = release.isRunnable ? renderer.render(release.manifest, request) : standIn();
    const render: FragmentRender = { ...task, release, slots };
    void task.decided.then((decision) => {
      render.decidedMs = performance.now() - startedAt;
      render.decision = decision;
    });
    void task.done.then((outcome) => {
      render.outcome = outcome;
    });
    return render;
  });
}

export interface FragmentOutcome {
  fragment: string;
  version: string;
  /** Undefined if it rendered correctly. */
  failure?: string;
}

/** Failures that affect all releases alike say nothing about any one of them. */
const blameless: ReadonlySet<string> = new Set(["busy", "starved", "api-failed", "renderer-gone"]);

/** The outcome of each fragment's release. */
export function outcomesOf(renders: readonly FragmentRender[]): FragmentOutcome[] {
  return renders.flatMap(({ release, decision, outcome }) => {
    const { name: fragment, version } = release.manifest;
    const reason = outcome?.outcome === "failed" ? outcome.reason : undefined;
    if (reason !== undefined && blameless.has(reason)) return [];
    const failure = reason ?? (decision && decision.status >= 500 ? "error-status" : undefined);
    return [{ fragment, version, ...(failure !== undefined && { failure }) }];
  });
}

function standIn(): RenderTask {
  return {
    decided: Promise.resolve(undefined),
    done: Promise.resolve({ outcome: "failed", reason: "not-loaded", ms: 0 }),
  };
}

export function isRendered({ outcome }: FragmentRender, slot: Slot): boolean {
  return outcome?.outcome === "rendered" && outcome.parts.html[slot] !== undefined;
}
