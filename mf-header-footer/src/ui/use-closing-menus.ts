import { useSite } from "@zhian/fragment/use-site";
import { type RefObject, useEffect } from "react";
import { isShown } from "./use-popover.ts";

/** A followed link, or a new address by any other way, closes what was open. */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { bus } = useSite();

  useEffect(() => {
    const element = header.current;
    if (!element) return;

    function close() {
      for (const panel of element?.querySelectorAll<HTMLElement>("[popover]") ?? []) {
        if (isShown(panel)) panel.hidePopover();
      }
    }
    function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
      const isElsewhere = ctrlKey || metaKey || shiftKey;
      if (!isElsewhere && target instanceof Element && target.closest("a[href]:not([target])")) close();
    }

    const subscription = bus?.on("route.changed").subscribe(close);
    element.addEventListener("click", onClick);
    return () => {
      subscription?.unsubscribe();
      element.removeEventListener("click", onClick);
    };
  }, [bus, header]);
}
