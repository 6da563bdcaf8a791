/** Name of the window global that a fragment's entry makes; a hyphen would not do, nor an element's id. */
export function globalName(fragment: string): string {
  return fragment.replaceAll("-", "_");
}
