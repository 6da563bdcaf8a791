import type { EventPayload } from "@zhian/contracts/events";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { Notice } from "@zhian/ui/notice";
import { X } from "lucide-react";
import css from "./notices.module.css";

const kinds = { success: "ok", info: "info", warning: "warn", error: "err" } as const;

type ToastBodyProps = EventPayload<"toast.shown"> & { onDismiss(): void };

/** A message with the sign of its kind, and a way to dismiss it. */
export function ToastBody({ kind, message, onDismiss }: ToastBodyProps) {
  const t = useText();
  return (
    <Notice kind={kinds[kind]}>
      <span className={css["words"]}>
        <span>{message}</span>
        <button type="button" className={css["dismiss"]} onClick={onDismiss}>
          <Icon of={X} size={16} />
          <span className="visually-hidden">{t("toast.close")}</span>
        </button>
      </span>
    </Notice>
  );
}
