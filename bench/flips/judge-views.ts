import type { SeenView } from "../load/load-order.ts";
import type { Flip } from "./flip-releases.ts";

export interface ViewFindings {
  /** Pages composed of releases that are not those of the revision that the page states. */
  mixed: number;
  /** Revisions still served to a request sent after a newer one had been seen. */
  wentBack: number;
  /** From the registry's response to the first page of the new revision. */
  seenMs: number[];
}

/** Compares the releases of pages with the registry's revisions. */
export function judgeViews(views: readonly SeenView[], start: Flip, flips: readonly Flip[]): ViewFindings {
  const served = new Map([start, ...flips].map((flip) => [flip.revision, flip.served]));
  const isMixed = ({ view, revision }: SeenView) => {
    const expected = served.get(revision);
    const releases = view.split(" ").slice(1);
    return !expected || releases.length === 0 || releases.some((release) => !isServed(release, expected));
  };
  const firstSeenAt = new Map<number, number>();
  for (const { revision, firstAnsweredAt } of views) {
    firstSeenAt.set(revision, Math.min(firstAnsweredAt, firstSeenAt.get(revision) ?? Number.POSITIVE_INFINITY));
  }
  return {
    mixed: views.filter(isMixed).reduce((sum, { count }) => sum + count, 0),
    wentBack: views.filter(({ revision, lastAskedAt }) =>
      [...firstSeenAt].some(([newer, at]) => newer > revision && at < lastAskedAt),
    ).length,
    seenMs: flips.flatMap(({ revision, answeredAt }) => {
      const at = firstSeenAt.get(revision);
      return at === undefined ? [] : [at - answeredAt];
    }),
  };
}

function isServed(release: string, served: Readonly<Record<string, string>>): boolean {
  const at = release.lastIndexOf("@");
  return served[release.slice(0, at)] === release.slice(at + 1);
}
