/** Reports whether some links are omitted. */
export function isTruncated({ links, count }: { links: readonly unknown[]; count: number }): boolean {
  return links.length < count;
}
