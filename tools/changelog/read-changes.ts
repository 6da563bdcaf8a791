export interface Change {
  /** Such as `2026-11-26`. */
  date: string;
  /** Top folders that it changes, as the commit names them. */
  scopes: string[];
  text: string;
}

/** Folders that are released or deployed. Changes to tests, tools and guides concern people working here, who read the commits. */
const released = /^(?:shell|mf-[\w-]+|registry|api|shared|deploy)(?:\/|$)/;

/** Parses `git log --format=%as%x09%s` into the changes that visitors, teams or operators may notice. */
export function readChanges(log: string): Change[] {
  return log.split("\n").flatMap((line) => {
    const [, date, named, text] = /^(\d{4}-\d\d-\d\d)\t([\w/., *-]+): (.+)$/.exec(line) ?? [];
    if (!date || !named || !text) return [];
    const scopes = named.split(", ").filter((scope) => released.test(scope));
    return scopes.length > 0 ? [{ date, scopes, text }] : [];
  });
}
