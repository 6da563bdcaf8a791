import { useBusState, useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Icon } from "@zhian/ui/icon";
import { WifiOff } from "lucide-react";
import css from "./notices.module.css";

/** Unobtrusive, over the lower edge of the page, so that nothing moves when the network comes and goes. */
export function OfflineBanner() {
  const t = useText();
  const { bus } = useSite();
  const isOnline = useBusState(bus, "online", true);
  return (
    <div role="status" className={css["offline"]}>
      {!isOnline && (
        <p className={css["banner"]} data-lower-notice="">
          <Icon of={WifiOff} />
          <span>{t("offline")}</span>
        </p>
      )}
    </div>
  );
}
