import { useToast } from "@zhian/fragment/use-toast";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";

/** Copies, and says so; a browser may refuse. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useText();
  const toast = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast("success", t("copy.done"));
    } catch {
      toast("warning", t("copy.denied"));
    }
  }

  return (
    <Button look="quiet" size="small" onClick={() => void copy()}>
      <span>{t("copy.copy")}</span>
      <span className="visually-hidden">{` ${what}`}</span>
    </Button>
  );
}
