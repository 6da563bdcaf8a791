import { useSite } from "@zhian/fragment/use-site";
import { type RefObject, useEffect } from "react";
import { isShown } from "./use-popover.ts";

/** Closes open menus when a link is followed, the address changes otherwise, or the focus moves on. */
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
    // The focused element must not be under a panel that the focus has left. Losing focus altogether is ignored: a click outside does that.
    function onFocusOut({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof Node) || !(relatedTarget instanceof Element)) return;
      const opens = relatedTarget.getAttribute("popovertarget");
      // The search opened from the sheet depends on it: closing the sheet would close the search.
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
