/** Name of the window global that a fragment's entry defines: no hyphens, and not the id of an element. */
export function globalName(fragment: string): string {
  return fragment.replaceAll("-", "_");
}
