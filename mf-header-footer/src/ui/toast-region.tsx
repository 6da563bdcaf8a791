import { useSite } from "@zhian/fragment/use-site";
import { useCallback, useEffect, useRef, useState } from "react";
import css from "./notices.module.css";
import { Toast, type ToastMessage } from "./toast.tsx";
import { useLoaded } from "./use-loaded.ts";

/** More at once is noise: the oldest goes. */
const most = 3;

/**
 * Messages of all fragments. Both live regions stand in the page from the start, since one that comes together with its
 * text is not announced: faults interrupt, everything else waits its turn.
 */
export function ToastRegion() {
  const { bus } = useSite();
  const region = useRef<HTMLDivElement>(null);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const body = useLoaded(() => import(/* webpackChunkName: "toast-body" */ "./toast-body.tsx"), toasts.length > 0);

  useEffect(() => {
    let count = 0;
    const subscription = bus?.on("toast.shown").subscribe((message) => {
      count += 1;
      setToasts((present) => [...present, { ...message, id: count }].slice(-most));
      raise(region.current);
    });
    return () => subscription?.unsubscribe();
  }, [bus]);

  const dismiss = useCallback((id: number) => setToasts((present) => present.filter((toast) => toast.id !== id)), []);
  const errors = toasts.filter(({ kind }) => kind === "error");
  const others = toasts.filter(({ kind }) => kind !== "error");

  return (
    <div ref={region} popover="manual" className={css["toasts"]}>
      <div role="alert">
        {errors.map((toast) => (
          <Toast key={toast.id} toast={toast} Body={body?.ToastBody} onDone={dismiss} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <Toast key={toast.id} toast={toast} Body={body?.ToastBody} onDone={dismiss} />
        ))}
      </div>
    </div>
  );
}

/** Over whatever dialog has been opened meanwhile: the last one shown is on top. */
function raise(region: HTMLElement | null): void {
  if (!region || !("showPopover" in region)) return;
  region.hidePopover();
  region.showPopover();
}
