import type { DomainItem } from "@zhian/contracts/domain";
import { centsOf, usdOf } from "@zhian/domains/cents";
import { canBuy, isOnRequest } from "@zhian/domains/domain-state";
import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import { useId } from "react";
import css from "./cart-total.module.css";

interface CartTotalProps {
  usd: number;
  cartList: readonly DomainItem[];
  /** The number of names whose price has not arrived yet. */
  unpriced: number;
}

/** The amount due now, and in each later year. */
export function CartTotal({ usd, cartList, unpriced }: CartTotalProps) {
  const t = useText();
  const id = useId();
  const yearly = cartList.filter(canBuy).reduce((cents, { renewPrice = 0 }) => cents + centsOf(renewPrice), 0);
  // An incomplete sum is marked as such.
  const onRequest = cartList.filter(isOnRequest).length;
  return (
    <div className={css["total"]}>
      <dl>
        <div className={css["now"]}>
          <dt id={id}>{t("cart.total")}</dt>
          <dd>
            <output aria-labelledby={id}>
              <SitePrice usd={usd} look="line" />
            </output>
          </dd>
        </div>
        <div className={css["later"]}>
          <dt>{t("cart.yearly")}</dt>
          <dd>
            <SitePrice usd={usdOf(yearly)} look="line" />
          </dd>
        </div>
      </dl>
      {onRequest > 0 && <p className={css["partial"]}>{t("cart.onRequest", { count: onRequest })}</p>}
      {unpriced > 0 && <p className={css["partial"]}>{t("cart.partial", { count: unpriced })}</p>}
    </div>
  );
}
