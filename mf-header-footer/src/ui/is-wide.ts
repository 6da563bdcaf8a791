/** Where menus stand beside each other; below, they are levels of a sheet. The style sheets say the same. */
export function isWide(): boolean {
  return matchMedia("(min-width: 60rem)").matches;
}
