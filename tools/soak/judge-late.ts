import { brokenNames } from "./broken-release.ts";
import { changedFigures, type Figures } from "./read-figures.ts";
import type { LateSample } from "./samples.ts";

/** Outcomes of a render that only mean that it, or the api, was late. */
const lateOutcomes = ["timed-out", "starved", "busy", "api-failed"];

/** Renders of the site's own fragments that failed in a way that no busy machine explains: their outcomes, by fragment. */
export function failuresBetween(before: Figures, after: Figures): ReadonlyMap<string, string[]> {
  const failures = new Map<string, string[]>();
  for (const name of Object.keys(changedFigures(before, after, "shell_render_seconds_count"))) {
    const [, fragment = "", outcome = ""] = /fragment="([^"]+)".*outcome="([^"]+)"/.exec(name) ?? [];
    const isOwn = !brokenNames.some((broken) => broken === fragment);
    if (!isOwn || outcome === "rendered" || lateOutcomes.includes(outcome)) continue;
    failures.set(fragment, [...(failures.get(fragment) ?? []), outcome]);
  }
  return failures;
}

/** A page is wrong, not late, if one of its fragments failed for another reason than being late. */
export function judgeLate(late: readonly LateSample[], failures: ReadonlyMap<string, string[]>) {
  const isWrong = ({ fragments }: LateSample) => fragments.some((fragment) => failures.has(fragment));
  return { wrong: late.filter(isWrong), late: late.filter((sample) => !isWrong(sample)) };
}
