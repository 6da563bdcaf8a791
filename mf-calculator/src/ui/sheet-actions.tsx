import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { CopyButton } from "@zhian/page/copy-button";
import { Button } from "@zhian/ui/button";
import css from "./quote-sheet.module.css";

interface SheetActionsProps {
  id: string;
  onForm(): void;
}

export function SheetActions({ id, onForm }: SheetActionsProps) {
  const t = useText();
  const { config, locale } = useSite();
  const address = `${config.origin}${localePath(locale, "/products/dengbao")}?quote=${encodeURIComponent(id)}`;

  return (
    <div className={css["actions"]}>
      <Button onClick={() => window.print()}>{t("sheet.print")}</Button>
      <CopyButton look="secondary" text={address} toasts={{ copied: t("toast.copied"), denied: t("toast.copyDenied") }}>
        {t("sheet.copy")}
      </CopyButton>
      <Button look="quiet" onClick={onForm}>
        {t("sheet.form")}
      </Button>
    </div>
  );
}
