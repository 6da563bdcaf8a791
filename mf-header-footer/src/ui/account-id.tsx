import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";
import { Icon } from "@zhian/ui/icon";
import { Copy } from "lucide-react";
import css from "./user-menu.module.css";

/** The account's id, and a button that copies it. */
export function AccountId({ id }: { id: string }) {
  const t = useText();
  const toasts = { copied: t("copied"), denied: t("copyDenied") };
  return (
    <p className={css["id"]}>
      <span>
        <span className={css["label"]}>{t("id")}</span>{" "}
        <span className="num" translate="no">
          {id}
        </span>
      </span>
      <CopyButton look="quiet" size="small" text={id} toasts={toasts} className={css["copy"]}>
        <Icon of={Copy} size={16} />
        <span className="visually-hidden">{t("copy")}</span>
      </CopyButton>
    </p>
  );
}
