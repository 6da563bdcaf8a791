import { setTimeout as sleep } from "node:timers/promises";
import { isMissing } from "@zhian/contracts/error-page";
import type { Head } from "@zhian/contracts/head";
import type { PublicConfig, RenderDecision } from "@zhian/contracts/render";
import type { ShellAssets } from "../assets.ts";
import type { Renderer } from "../renderer/renderer.ts";
import { documentBody } from "./document-body.ts";
import { documentHead } from "./document-head.ts";
import { errorTexts } from "./error-texts.ts";
import type { Needed } from "./needed-files.ts";
import { type PagePlan, toErrorPlan } from "./page-plan.ts";
import type { Part } from "./parts.ts";
import { previewBar } from "./preview-bar.ts";
import { type FragmentOutcome, type FragmentRender, outcomesOf, renderFragments } from "./render-fragments.ts";
import { safeLocation } from "./safe-location.ts";
import { shellTexts } from "./shell-texts.ts";

export interface Timing {
  fragment: string;
  outcome: string;
  ms: number;
}

export type Opening =
  | { kind: "redirect"; status: number; location: string }
  /** Too many renders are waiting: a clear answer now is better than a late one. */
  | { kind: "busy" }
  | { kind: "page"; status: number; parts: Part[]; timings: Timing[] };

export interface Ending {
  parts: Part[];
  /** Every slot contains what its fragment rendered. */
  isComplete: boolean;
  /** A fragment was rendered without an up-to-date response to each of its api calls. */
  isDegraded?: boolean;
  timings: Timing[];
  outcomes: FragmentOutcome[];
}

/** A page being composed. The same one may be served to any number of visitors. */
export interface Composition {
  opening: Promise<Opening>;
  /** Follows an opening of kind `page` only. */
  ending: Promise<Ending>;
}

export interface ComposeDependencies {
  renderer: Pick<Renderer, "render">;
  assets: ShellAssets;
  config: PublicConfig;
}

const graceMs = 30;

/** Status first, from the fragment in `main`; then the head; then the slots. */
export function composePage(plan: PagePlan, dependencies: ComposeDependencies): Composition {
  const ending = Promise.withResolvers<Ending>();
  ending.promise.catch(() => undefined); // Without an opening, nothing awaits it.
  const opening = open(plan, dependencies, ending).catch((error: unknown) => {
    ending.reject(error);
    throw error;
  });
  return { opening, ending: ending.promise };
}

async function open(
  asked: PagePlan,
  dependencies: ComposeDependencies,
  ending: PromiseWithResolvers<Ending>,
): Promise<Opening> {
  const { renderer, assets, config } = dependencies;
  const renders = renderFragments(asked, renderer, config);
  const main = renders.find(({ slots }) => slots.includes("main"));
  const decision = await main?.decided;

  const away = decision && redirectOf(decision);
  if (away) return away;
  if (main && !decision && (await main.done).outcome === "failed" && isBusy(main)) return { kind: "busy" };

  const errorStatus = errorStatusOf(asked, main, decision);
  const plan = errorStatus === undefined ? asked : toErrorPlan(asked, errorStatus);
  const shown = errorStatus === undefined ? renders : renders.filter((render) => render !== main);
  if (!shown.every(hasDecided)) await Promise.race([Promise.all(shown.map(({ decided }) => decided)), sleep(graceMs)]);

  const head = (errorStatus === undefined ? decision?.head : undefined) ?? ownHead(plan);
  const inHead = shown.map(({ release, decision }): Needed => ({ release, chunks: decision?.chunks ?? none }));
  const parts = documentHead({ plan, head, needed: inHead, assets, config });
  void finish().then(ending.resolve, ending.reject);
  return {
    kind: "page",
    status: plan.errorStatus ?? decision?.status ?? undecidedStatus(main),
    parts,
    timings: shown.map(timingOf),
  };

  async function finish(): Promise<Ending> {
    const outcomes = await Promise.all(shown.map(({ done }) => done));
    return {
      parts: documentBody({ plan, head, renders: shown, above: previewBar(plan, renders), inHead, assets, config }),
      isComplete: outcomes.every(({ outcome }) => outcome === "rendered"),
      isDegraded: outcomes.some((outcome) => outcome.outcome === "rendered" && outcome.isDegraded),
      timings: shown.map(timingOf),
      outcomes: outcomesOf(renders),
    };
  }
}

const none: readonly string[] = [];

function hasDecided({ decision, outcome }: FragmentRender): boolean {
  return decision !== undefined || outcome !== undefined;
}

function errorStatusOf(plan: PagePlan, main: FragmentRender | undefined, decision: RenderDecision | undefined) {
  if (plan.errorStatus !== undefined) return plan.errorStatus;
  if (!main) return plan.address.plain === "/error" ? 200 : 404;
  if (!decision) return undefined;
  if (decision.redirect !== undefined) return 500; // The target is not a path on this site.
  if (decision.status < 400 || hasPage(decision)) return undefined;
  return decision.status <= 599 ? decision.status : 500;
}

/** A fragment may render its own page for missing content, with related content; the shell renders errors. */
function hasPage({ status, hasPage: isGiven }: RenderDecision): boolean {
  return isGiven === true && isMissing(status);
}

function redirectOf({ status, redirect }: RenderDecision): Opening | undefined {
  if (redirect === undefined) return undefined;
  const location = safeLocation(redirect);
  if (!location) return undefined;
  return { kind: "redirect", status: [301, 302, 303, 307, 308].includes(status) ? status : 302, location };
}

function isBusy({ outcome }: FragmentRender): boolean {
  return outcome?.outcome === "failed" && outcome.reason === "busy";
}

/**
 * The browser may still render a page in place of the fallback. If the machine was too busy to decide, a cache must request
 * the page again; the pages of a broken release still exist, and another release will show them again.
 */
function undecidedStatus(main: FragmentRender | undefined): number {
  return main?.outcome?.outcome === "failed" && main.outcome.isBusy ? 503 : 200;
}

function ownHead({ locale, errorStatus }: PagePlan): Head {
  if (errorStatus === undefined) return { title: shellTexts[locale].siteName, description: "", keywords: "" };
  const { title, says: description } = errorTexts(errorStatus, locale);
  return { title, description, keywords: "", noindex: true };
}

function timingOf({ release, outcome, decidedMs }: FragmentRender): Timing {
  const { name } = release.manifest;
  if (!outcome) return { fragment: name, outcome: "decided", ms: decidedMs ?? 0 };
  return { fragment: name, outcome: outcome.outcome === "failed" ? outcome.reason : "rendered", ms: outcome.ms };
}
