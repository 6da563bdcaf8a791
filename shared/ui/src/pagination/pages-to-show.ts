/**
 * Returns the page numbers to link: the first, the last, and those next to the current one; `null` where pages are
 * omitted, but never for a single page. At most seven entries.
 */
export function pagesToShow(current: number, last: number): (number | null)[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  // Near an end, the row is as long as in the middle, so that nothing moves under the pointer.
  const middle = Math.min(Math.max(current, 4), last - 3);
  const from = middle === 4 ? 2 : middle - 1;
  const to = middle === last - 3 ? last - 1 : middle + 1;
  const shown: (number | null)[] = [1];
  if (from > 2) shown.push(null);
  for (let page = from; page <= to; page++) shown.push(page);
  if (to < last - 1) shown.push(null);
  return [...shown, last];
}
