import type { Locale } from "@zhian/contracts/locale";
import { previewPath } from "@zhian/contracts/preview-pass";
import type { Preview, ShownPreview } from "../preview/preview.ts";
import type { Release } from "../releases/release.ts";
import { longTime } from "./long-time.ts";
import type { PagePlan } from "./page-plan.ts";
import { markup, nonce, type Part } from "./parts.ts";
import { previewWords, releaseNames } from "./preview-words.ts";
import type { FragmentRender } from "./render-fragments.ts";

/** Only in the pages of a preview: visitors' pages do not contain it. In the dark theme the site's colours change automatically. */
const style =
  "#preview-bar{align-items:center;background:var(--ink);color:var(--surface);display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;" +
  "font-size:var(--size-small,.875rem);line-height:var(--line-small,1.5);padding:.5rem max(var(--page-margin,1rem),(100% - var(--page-max,80rem))/2)}" +
  "#preview-bar p{flex:1 1 20rem;margin:0;max-inline-size:none;overflow-wrap:anywhere}#preview-bar form{display:flex;flex-wrap:wrap;gap:.5rem}" +
  "#preview-bar button{background:transparent;border:1px solid;border-radius:6px;color:inherit;cursor:pointer;font:inherit;font-weight:600;min-block-size:44px;padding:.25rem 1rem}" +
  "#preview-bar button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}";

/** States above everything, without scripts, that the page is a preview, which parts of it work, and how to leave it. */
export function previewBar(plan: PagePlan, renders: readonly FragmentRender[]): Part[] {
  const { preview: shown, locale } = plan;
  if (!shown) return [];
  const { title } = previewWords[locale];
  const forms = shown.status === "ended" ? "" : leaveForm(locale, shown.status);
  return markup`<style nonce="${nonce}">${style}</style><section id="preview-bar" aria-label="${title}"><p><strong>${title}</strong> ${sayings(plan, shown, renders).join(" ")}</p>${forms}</section>`;
}

function sayings({ live, locale, errorStatus = 0 }: PagePlan, shown: ShownPreview, renders: readonly FragmentRender[]) {
  const words = previewWords[locale];
  if (shown.status === "ended") return [words.refused[shown.reason], words.asEverybody];
  const { preview } = shown;
  if (shown.status === "paused") return [until(words.paused, preview, locale)];
  const here = renders.filter(({ release }) => preview.releases.includes(release));
  const failed = here.filter((render) => hasFailed(render, errorStatus)).map(({ release }) => release);
  return [
    until(isReleased(preview, live) ? words.released : words.shows, preview, locale),
    ...(here.length === 0 ? [words.notHere] : []),
    ...(failed.length > 0 ? [words.failed.join(namesOf(failed, locale))] : []),
  ];
}

function until([before, between, after]: readonly [string, string, string], preview: Preview, locale: Locale): string {
  const end = longTime(locale, new Date(preview.expiresAt));
  return `${before}<strong>${namesOf(preview.releases, locale)}</strong>${between}${end}${after}`;
}

function isReleased({ releases }: Preview, { deployments }: PagePlan["live"]): boolean {
  const stable = new Set(deployments.map((deployment) => deployment.stable.key));
  return releases.every(({ key }) => stable.has(key));
}

/** An error page is shown in place of `main`. */
function hasFailed({ outcome, slots }: FragmentRender, errorStatus: number): boolean {
  return outcome?.outcome === "failed" || (errorStatus >= 500 && slots.includes("main"));
}

function namesOf(releases: readonly Release[], locale: Locale): string {
  return releaseNames(
    releases.map(({ manifest }) => manifest),
    locale,
  );
}

function leaveForm(locale: Locale, status: "shown" | "paused"): string {
  const words = previewWords[locale];
  const [way, label] = status === "shown" ? ["pause", words.pause] : ["resume", words.resume];
  return `<form method="post" action="${previewPath}"><button name="do" value="${way}">${label}</button><button name="do" value="leave">${words.leave}</button></form>`;
}
