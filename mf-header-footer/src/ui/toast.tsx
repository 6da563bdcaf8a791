import type { EventPayload } from "@zhian/contracts/events";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { Notice } from "@zhian/ui/notice";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import css from "./notices.module.css";

export type ToastMessage = EventPayload<"toast.shown"> & { id: number };

const shownMs = 6000;
const kinds = { success: "ok", info: "info", warning: "warn", error: "err" } as const;

interface ToastProps {
  toast: ToastMessage;
  onDone(id: number): void;
}

/** Goes after six seconds, not while someone points at it or is in it; errors stay until they are dismissed. */
export function Toast({ toast: { id, kind, message }, onDone }: ToastProps) {
  const t = useText();
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld || kind === "error") return;
    const timer = setTimeout(() => onDone(id), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, kind, id, onDone]);

  return (
    <Notice
      kind={kinds[kind]}
      className={css["toast"]}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css["words"]}>
        <span>{message}</span>
        <button type="button" className={css["dismiss"]} onClick={() => onDone(id)}>
          <Icon of={X} size={16} />
          <span className="visually-hidden">{t("toast.close")}</span>
        </button>
      </span>
    </Notice>
  );
}
