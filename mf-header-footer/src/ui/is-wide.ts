/** Reports whether menus are side by side; below this width, they are levels of a sheet. Matches the style sheets. */
export function isWide(): boolean {
  return matchMedia("(min-width: 60rem)").matches;
}
