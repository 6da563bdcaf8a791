export interface Change {
  /** `2026-11-26`. */
  date: string;
  /** Top folders that it changes, as the commit names them. */
  scopes: string[];
  text: string;
}

/** Folders that are released or deployed. Tests, tools and guides change for those who work here, who read the commits themselves. */
const released = /^(?:shell|mf-[\w-]+|registry|api|shared|deploy)(?:\/|$)/;

/** The changes that visitors, teams or operators may notice, of `git log --format=%as%x09%s`. */
export function readChanges(log: string): Change[] {
  return log.split("\n").flatMap((line) => {
    const [, date, named, text] = /^(\d{4}-\d\d-\d\d)\t([\w/., *-]+): (.+)$/.exec(line) ?? [];
    if (!date || !named || !text) return [];
    const scopes = named.split(", ").filter((scope) => released.test(scope));
    return scopes.length > 0 ? [{ date, scopes, text }] : [];
  });
}
