import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLoaded } from "../use-loaded/use-loaded.ts";
import { Toast } from "./toast.tsx";
import type { NumberedToast, ToastMessage } from "./toast-message.ts";
import { placeAbove, stayAbove } from "./toast-place.ts";
import css from "./toasts.module.css";

interface ToastsProps {
  /** Words of the button that takes a message away. */
  closeLabel: string;
  /** Calls `show` with each message, until the returned function is called. */
  listen(show: (message: ToastMessage) => void): () => void;
}

/** More at once is noise: the oldest goes. */
const most = 3;

/**
 * Messages about what has just happened. Both live regions are in the page before the first one, since one that comes
 * together with its text is not announced: faults interrupt, everything else waits its turn. They follow into an open dialog,
 * whose outside can be neither heard nor touched. One of this is enough for a page.
 */
export function Toasts({ closeLabel, listen }: ToastsProps) {
  const home = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  const [region, setRegion] = useState<HTMLElement>();
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([]);
  const body = useLoaded(() => import(/* webpackChunkName: "toast-body" */ "./toast-body.tsx"), toasts.length > 0);

  useEffect(() => {
    if (!home.current) return;
    const made = makeRegion();
    setRegion(made);
    const stop = stayAbove(made, home.current);
    return () => {
      stop();
      made.remove();
    };
  }, []);

  useEffect(() => {
    return listen((message) => {
      count.current += 1;
      const toast = { ...message, id: count.current };
      setToasts((present) => [...present, toast].slice(-most));
      if (region && home.current) placeAbove(region, home.current);
    });
  }, [listen, region]);

  const dismiss = useCallback((id: number) => setToasts((present) => present.filter((toast) => toast.id !== id)), []);
  const toToast = (toast: NumberedToast) => (
    <Toast key={toast.id} toast={toast} closeLabel={closeLabel} Body={body?.ToastBody} onDone={dismiss} />
  );
  return (
    <div ref={home}>
      {region &&
        createPortal(
          <>
            <div role="alert">{toasts.filter(({ kind }) => kind === "error").map(toToast)}</div>
            <div role="status">{toasts.filter(({ kind }) => kind !== "error").map(toToast)}</div>
          </>,
          region,
        )}
    </div>
  );
}

/** Outside of what React places, because it changes its place. */
function makeRegion(): HTMLElement {
  const region = document.createElement("div");
  region.className = css["toasts"] ?? "";
  region.setAttribute("popover", "manual");
  return region;
}
