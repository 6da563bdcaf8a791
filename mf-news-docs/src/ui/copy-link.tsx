import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";

/** The address of this page, for a message to somebody else. Asleep until script is there. */
export function CopyLink() {
  const t = useText();
  const { bus, isHydrated } = useSite();

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href.replace(/#.*$/s, ""));
      bus?.publish("toast.shown", { kind: "success", message: t("copy.copied") });
    } catch {
      // Browsers refuse for reasons that they do not tell apart: no permission, no secure origin, no focus.
      bus?.publish("toast.shown", { kind: "warning", message: t("copy.denied") });
    }
  }

  return (
    <Button look="secondary" size="small" disabled={!isHydrated} onClick={() => void copy()}>
      {t("copy.link")}
    </Button>
  );
}
