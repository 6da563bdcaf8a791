import { useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLoaded } from "../use-loaded/use-loaded.ts";
import { Toast } from "./toast.tsx";
import type { NumberedToast, ToastMessage } from "./toast-message.ts";
import { placeAbove, stayAbove } from "./toast-place.ts";
import css from "./toasts.module.css";

interface ToastsProps {
  /** Label of the button that dismisses a message. */
  closeLabel: string;
  /** Calls `show` with each message, until the returned function is called. */
  listen(show: (message: ToastMessage) => void): () => void;
}

/** More at once is noise: the oldest is removed. */
const most = 3;

/**
 * Messages about what has just happened. Both live regions are in the page before the first message, since a region inserted
 * together with its text is not announced: errors interrupt, all else waits its turn. They move into an open dialog, outside
 * of which the page is inert. One instance is enough for a page.
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

/** Created outside React, because it moves in the document. */
function makeRegion(): HTMLElement {
  const region = document.createElement("div");
  region.className = css["toasts"] ?? "";
  region.setAttribute("popover", "manual");
  return region;
}
