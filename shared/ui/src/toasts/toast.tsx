import { useEffect, useState } from "react";
import type { ToastBody } from "./toast-body.tsx";
import type { NumberedToast } from "./toast-message.ts";
import css from "./toasts.module.css";

const shownMs = 6000;

interface ToastProps {
  toast: NumberedToast;
  closeLabel: string;
  /** Loaded with the first message; until then, or if it is lost, only the message is shown. */
  Body: typeof ToastBody | undefined;
  onDone(id: number): void;
}

/** Disappears after six seconds, but not while hovered or focused; errors stay until they are dismissed. */
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
