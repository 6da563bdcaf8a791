/** The menu lines that a page includes, however many the CMS has: three rows of three in the largest of seven groups. */
const mostLines = 40;

/**
 * Returns the groups with as many first links as a page includes. Small groups are complete; the others share the remaining
 * lines evenly, one of which leads to the rest. So a page does not grow with the catalogue.
 */
export function cutGroups<Group extends { links: readonly unknown[] }>(groups: readonly Group[]): Group[] {
  const shares = evenShares(
    groups.map(({ links }) => links.length),
    mostLines,
  );
  return groups.map((group, index) => {
    const lines = shares[index] ?? 1;
    const most = lines < group.links.length ? Math.max(1, lines - 1) : lines;
    return { ...group, links: group.links.slice(0, most) };
  });
}

/** The same for a single group. */
export function cutGroup<Group extends { links: readonly unknown[] }>(group: Group): Group {
  const [cut = group] = cutGroups([group]);
  return cut;
}

/** Returns each count's share where all of them share `room`; at least one. */
function evenShares(counts: readonly number[], room: number): number[] {
  const shares = counts.slice();
  let left = room;
  const fromSmallest = counts.map((count, index) => ({ count, index })).toSorted((a, b) => a.count - b.count);
  for (const [place, { count, index }] of fromSmallest.entries()) {
    const share = Math.min(count, Math.max(1, Math.floor(left / (counts.length - place))));
    shares[index] = share;
    left -= share;
  }
  return shares;
}
