import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { useState } from "react";
import { orderLink } from "../model/order-link.ts";

interface OrderButtonProps {
  /** The cart as its cookie holds it. */
  cookie: string;
  isBusy: boolean;
  /** Requests everything again; resolves to whether all of it is as the visitor saw it. */
  onPrice(): Promise<boolean>;
}

/** Leads to the console if nothing in the cart has changed since it was shown; otherwise reports that, and leads there the next time. */
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
