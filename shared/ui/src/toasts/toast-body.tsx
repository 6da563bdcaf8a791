import { X } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { Notice } from "../notice/notice.tsx";
import type { ToastMessage } from "./toast-message.ts";
import css from "./toasts.module.css";

const kinds = { success: "ok", info: "info", warning: "warn", error: "err" } as const;

interface ToastBodyProps extends ToastMessage {
  closeLabel: string;
  onDismiss(): void;
}

/** A message with the icon of its kind, and a dismiss button. */
export function ToastBody({ kind, message, closeLabel, onDismiss }: ToastBodyProps) {
  return (
    <Notice kind={kinds[kind]}>
      <span className={css["words"]}>
        <span>{message}</span>
        <button type="button" className={css["dismiss"]} onClick={onDismiss}>
          <Icon of={X} size={16} />
          <span className="visually-hidden">{closeLabel}</span>
        </button>
      </span>
    </Notice>
  );
}
