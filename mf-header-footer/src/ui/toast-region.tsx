import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Toasts } from "@zhian/ui/toasts";
import { type ComponentProps, useCallback } from "react";

type Listen = ComponentProps<typeof Toasts>["listen"];

/** Shows the messages of all fragments. */
export function ToastRegion() {
  const t = useText();
  const { bus } = useSite();
  const listen: Listen = useCallback(
    (show) => {
      const subscription = bus?.on("toast.shown").subscribe(show);
      return () => subscription?.unsubscribe();
    },
    [bus],
  );
  return <Toasts closeLabel={t("toast.close")} listen={listen} />;
}
