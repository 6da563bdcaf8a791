import type { PageFragment } from "@zhian/contracts/page";

/** Tracks which release of each fragment a document runs, and which it is to run next. */
export function createReleaseChoice(fragments: readonly PageFragment[]) {
  const present = new Map(fragments.map((fragment) => [fragment.name, fragment]));
  const wanted = new Map<string, PageFragment>();
  /** Releases that have failed in this document. */
  const distrusted = new Set<string>();
  const run = new Set<string>();

  return {
    add: (fragment: PageFragment) => void present.set(fragment.name, fragment),
    /** The release that this document runs, or would run. */
    releaseOf: (name: string | undefined) => present.get(name ?? ""),
    /** Sets another release for the next time that the fragment is loaded. False if it failed here before: it is not used again. */
    want(release: PageFragment): boolean {
      if (distrusted.has(keyOf(release))) return false;
      wanted.set(release.name, release);
      return true;
    },
    wantedOf: (name: string) => wanted.get(name),
    /** Keeps the current release: no other one is wanted. */
    wantNone: (name: string) => void wanted.delete(name),
    distrust: (release: PageFragment) => void distrusted.add(keyOf(release)),
    /** Makes the wanted release the current one. Undefined if none is wanted. */
    take(name: string): { before: PageFragment; next: PageFragment } | undefined {
      const next = wanted.get(name);
      const before = present.get(name);
      if (!next || !before) return undefined;
      wanted.delete(name);
      present.set(name, next);
      return { before, next };
    },
    noteRun: (release: PageFragment) => void run.add(keyOf(release)),
    /** Whether code of the release `key` (`name@version`) has run in this document. */
    hasRun: (key: string) => run.has(key),
  };
}

function keyOf({ name, version }: PageFragment): string {
  return `${name}@${version}`;
}
