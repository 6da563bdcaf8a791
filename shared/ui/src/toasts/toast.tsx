import { useEffect, useState } from "react";
import type { ToastBody } from "./toast-body.tsx";
import type { NumberedToast } from "./toast-message.ts";
import css from "./toasts.module.css";

const shownMs = 6000;

interface ToastProps {
  toast: NumberedToast;
  closeLabel: string;
  /** Comes with the first message; until then, and where it is lost, the message stands alone. */
  Body: typeof ToastBody | undefined;
  onDone(id: number): void;
}

/** Goes after six seconds, not while someone points at it or is in it; errors stay until they are dismissed. */
export function Toast({ toast: { id, kind, message }, closeLabel, Body, onDone }: ToastProps) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || kind === "error") return;
    const timer = setTimeout(() => onDone(id), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, kind, id, onDone]);

  const dismiss = () => onDone(id);
  return (
    <div
      className={css["toast"]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {Body ? (
        <Body kind={kind} message={message} closeLabel={closeLabel} onDismiss={dismiss} />
      ) : (
        <button type="button" className={css["plain"]} onClick={dismiss}>
          {message}
        </button>
      )}
    </div>
  );
}
