/** Whether there are more links than are here. */
export function isCut({ links, count }: { links: readonly unknown[]; count: number }): boolean {
  return links.length < count;
}
