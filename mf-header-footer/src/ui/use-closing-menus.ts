import { useSite } from "@zhian/fragment/use-site";
import { type RefObject, useEffect } from "react";
import { isShown } from "./use-popover.ts";

/** A followed link, a new address by any other way, and a focus that moves on close what was open. */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { bus } = useSite();

  useEffect(() => {
    const element = header.current;
    if (!element) return;

    function close(isLeft: (panel: HTMLElement) => boolean = () => true) {
      for (const panel of element?.querySelectorAll<HTMLElement>("[popover]") ?? []) {
        if (isShown(panel) && isLeft(panel)) panel.hidePopover();
      }
    }
    function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
      const isElsewhere = ctrlKey || metaKey || shiftKey;
      if (!isElsewhere && target instanceof Element && target.closest("a[href]:not([target])")) close();
    }
    // The focused element must not lie under a panel that the focus has left. No focus at all is ignored: a click beside does that.
    function onFocusOut({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Node) || !(relatedTarget instanceof Element)) return;
      const opens = relatedTarget.getAttribute("popovertarget");
      // The search that the sheet has opened stands on it: without the one the other is gone.
      const isInPanel = relatedTarget.closest("[popover]") !== null;
      close(
        (panel) =>
          panel.contains(target) &&
          !panel.contains(relatedTarget) &&
          opens !== panel.id &&
          !(isInPanel && "coversPage" in panel.dataset),
      );
    }

    const subscription = bus?.on("route.changed").subscribe(() => close());
    element.addEventListener("click", onClick);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      subscription?.unsubscribe();
      element.removeEventListener("click", onClick);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [bus, header]);
}
