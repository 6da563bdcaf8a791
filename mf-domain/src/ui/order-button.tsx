import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { useState } from "react";
import { orderLink } from "../model/order-link.ts";

interface OrderButtonProps {
  /** The value of the cart's cookie. */
  cookie: string;
  isBusy: boolean;
  /** Requests all prices again; resolves to whether everything is as the visitor saw it. */
  onPrice(): Promise<boolean>;
}

/** Opens the console if nothing in the cart has changed since it was shown; otherwise reports that, and opens it on the next click. */
export function OrderButton({ cookie, isBusy, onPrice }: OrderButtonProps) {
  const t = useText();
  const site = useSite();
  const { bus, isSignedIn } = site;
  const [isHeld, setHeld] = useState(false);

  async function order() {
    const isAsSeen = await onPrice();
    setHeld(!isAsSeen);
    if (isAsSeen) window.location.assign(orderLink(site, cookie, isSignedIn));
    else bus?.publish("toast.shown", { kind: "warning", message: t("cart.look") });
  }

  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void order()}>
        {t("cart.order")}
      </Button>
      {isHeld && <p className="meta">{t("cart.look")}</p>}
    </div>
  );
}
