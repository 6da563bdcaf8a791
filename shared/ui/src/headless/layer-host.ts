/** Where a layer has to lie to be above its trigger: in the dialog or popover around it, or else in the page. */
export function layerHost(trigger: Element): HTMLElement {
  return trigger.closest<HTMLElement>("dialog, [popover], [data-layers]") ?? document.body;
}
