import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";

interface CopyButtonProps {
  text: string;
  /** Number of the command, so that each button has a name of its own. */
  step: number;
}

export function CopyButton({ text, step }: CopyButtonProps) {
  const t = useText();
  const { bus, isHydrated } = useSite();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      bus?.publish("toast.shown", { kind: "success", message: t("terminal.copied") });
    } catch {
      // Browsers refuse for reasons that they do not tell apart: no permission, no secure origin, no focus.
      bus?.publish("toast.shown", { kind: "warning", message: t("terminal.denied") });
    }
  }

  return (
    <Button
      look="quiet"
      size="small"
      disabled={!isHydrated}
      aria-label={t("terminal.copyStep", { n: step })}
      onClick={() => void copy()}
    >
      {t("terminal.copy")}
    </Button>
  );
}
