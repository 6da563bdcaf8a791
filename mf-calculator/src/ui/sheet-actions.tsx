import { localePath } from "@zhian/contracts/locale";
import { useSite } from "@zhian/fragment/use-site";
import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import css from "./quote-sheet.module.css";

interface SheetActionsProps {
  id: string;
  onForm(): void;
}

export function SheetActions({ id, onForm }: SheetActionsProps) {
  const t = useText();
  const toast = useToast();
  const { config, locale } = useSite();

  async function copy() {
    const address = `${config.origin}${localePath(locale, "/products/dengbao")}?quote=${encodeURIComponent(id)}`;
    try {
      await navigator.clipboard.writeText(address);
      toast("success", t("toast.copied"));
    } catch {
      // Browsers refuse for reasons that they do not tell apart: no permission, no secure origin, no focus.
      toast("warning", t("toast.copyDenied"));
    }
  }

  return (
    <div className={css["actions"]}>
      <Button onClick={() => window.print()}>{t("sheet.print")}</Button>
      <Button look="secondary" onClick={() => void copy()}>
        {t("sheet.copy")}
      </Button>
      <Button look="quiet" onClick={onForm}>
        {t("sheet.form")}
      </Button>
    </div>
  );
}
