import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";

/** Disabled until hydration. */
export function PrintPage() {
  const t = useText();
  const { isHydrated } = useSite();
  return (
    <Button look="secondary" size="small" disabled={!isHydrated} onClick={() => window.print()}>
      {t("print")}
    </Button>
  );
}
