import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import { buttonClass } from "@zhian/ui/button";
import css from "./cart-bar.module.css";

interface CartBarProps {
  count: number;
  total: number;
  /** Whether the cart has names with a price on request. */
  isPartial: boolean;
}

/** On a phone the cart is below the rows: its summary and a link to it stay in view, even while the header is hidden. */
export function CartBar({ count, total, isPartial }: CartBarProps) {
  const t = useText();
  if (count === 0) return null;
  return (
    <div className={css["bar"]}>
      <p className={css["sum"]}>
        <span>{`${t("cart.count", { count })} · `}</span>
        <SitePrice usd={total} look="single" />
        {isPartial && <span>{` ${t("cart.andMore")}`}</span>}
      </p>
      <a href="#cart" className={buttonClass({ look: "secondary", size: "small" })}>
        {t("cart.open")}
      </a>
    </div>
  );
}
