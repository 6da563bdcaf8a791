/** Links inside SVG are a different kind of element, and left to the browser. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Whether this tab stays where it is: the click opens another tab, saves a file, or starts another program. */
export function leavesTabAlone(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  return (
    isModified ||
    !link.protocol.startsWith("http") ||
    link.hasAttribute("download") ||
    (link.target !== "" && link.target !== "_self")
  );
}
