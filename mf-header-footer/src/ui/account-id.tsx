import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";
import { Icon } from "@zhian/ui/icon";
import { Copy } from "lucide-react";
import css from "./user-menu.module.css";

/** The account's id, and a button that copies it. */
export function AccountId({ id }: { id: string }) {
  const t = useText();
  const toasts = { copied: t("account.copied"), denied: t("account.copyDenied") };
  return (
    <p className={css["id"]}>
      <span>
        <span>{t("account.id")}</span>{" "}
        <span className="num" translate="no">
          {id}
        </span>
      </span>
      <CopyButton look="quiet" size="small" text={id} toasts={toasts} className={css["copy"]}>
        <Icon of={Copy} size={16} />
        <span className="visually-hidden">{t("account.copy")}</span>
      </CopyButton>
    </p>
  );
}
