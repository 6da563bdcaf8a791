/** Whether there are more links than are here. */
export function isTruncated({ links, count }: { links: readonly unknown[]; count: number }): boolean {
  return links.length < count;
}
