import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { copyText } from "@zhian/ui/copy-text";
import { Icon } from "@zhian/ui/icon";
import { Copy } from "lucide-react";
import css from "./user-menu.module.css";

/** The account's id, and a button that copies it. A browser may refuse that; then the visitor is told so. */
export function AccountId({ id }: { id: string }) {
  const t = useText();
  const { bus } = useSite();

  async function copy() {
    const isCopied = await copyText(id);
    if (isCopied) bus?.publish("toast.shown", { kind: "success", message: t("account.copied") });
    else bus?.publish("toast.shown", { kind: "warning", message: t("account.copyDenied") });
  }

  return (
    <p className={css["id"]}>
      <span>
        <span>{t("account.id")}</span>{" "}
        <span className="num" translate="no">
          {id}
        </span>
      </span>
      <button type="button" className={css["copy"]} onClick={() => void copy()}>
        <Icon of={Copy} size={16} />
        <span className="visually-hidden">{t("account.copy")}</span>
      </button>
    </p>
  );
}
