/** The lines of a menu that a page carries, however many the CMS has: three rows of three in the largest of seven groups. */
const mostLines = 40;

/**
 * The groups with their first links, as many as a page carries. Small groups are whole; the others share evenly what room is
 * left, with a line of each for the way to the rest. So a page does not grow with the catalogue.
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

/** The same of a group that stands alone. */
export function cutGroup<Group extends { links: readonly unknown[] }>(group: Group): Group {
  const [cut = group] = cutGroups([group]);
  return cut;
}

/** Of each count, what it gets where all of them share the room; one at least. */
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
