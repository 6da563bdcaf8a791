import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { Button } from "@zhian/ui/button";
import { cardClass } from "@zhian/ui/card";
import { classNames } from "@zhian/ui/class-names";
import { type Dispatch, useCallback, useId, useRef } from "react";
import type { Desk, DeskAction } from "../model/desk.ts";
import { CartNotices } from "./cart-notices.tsx";
import css from "./cart-panel.module.css";
import { CartRow } from "./cart-row.tsx";
import { CartTotal } from "./cart-total.tsx";
import { OrderButton } from "./order-button.tsx";
import type { useCart } from "./use-cart.ts";

interface CartPanelProps {
  desk: Desk;
  kept: ReturnType<typeof useCart>;
  dispatch: Dispatch<DeskAction>;
}

/** The chosen names with their terms, and their prices now and at renewal. Nothing is preselected. */
export function CartPanel({ desk, kept, dispatch }: CartPanelProps) {
  const t = useText();
  const { isHydrated } = useSite();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { cartList, totalPrice } = desk.domain;
  const { unpriced } = desk.cart;
  const count = kept.entries.length;

  const remove = useCallback(
    (name: string, button: HTMLElement) => {
      focusBeside(button, panel.current);
      dispatch({ is: "removed", name });
    },
    [dispatch],
  );

  function clear() {
    panel.current?.querySelector<HTMLElement>("h2")?.focus();
    dispatch({ is: "cleared" });
  }

  return (
    <section ref={panel} id="cart" aria-labelledby={id} className={classNames(cardClass(), css["cart"])}>
      <div className={css["head"]}>
        <h2 id={id} tabIndex={-1} className={css["title"]}>
          {t("cart.title")}
        </h2>
        <p className={css["count"]}>{t("cart.count", { count })}</p>
        {count > 0 && (
          <Button look="quiet" size="small" onClick={clear}>
            {t("cart.clear")}
          </Button>
        )}
      </div>
      <CartNotices desk={desk} left={kept.left} isKept={kept.isKept} onPrice={kept.price} dispatch={dispatch} />
      {count === 0 ? (
        <p className={css["empty"]}>{t(isHydrated ? "cart.empty" : "cart.waiting")}</p>
      ) : (
        <>
          <Rows desk={desk} dispatch={dispatch} onRemove={remove} />
          <CartTotal usd={totalPrice} cartList={cartList} unpriced={unpriced.length} />
          <OrderButton cookie={kept.cookie} isBusy={desk.cart.pricing === "asking"} onPrice={kept.price} />
          <p className={css["note"]}>
            <Sentences>
              <span>{t("cart.note")}</span>
              <RateNote />
            </Sentences>
          </p>
        </>
      )}
    </section>
  );
}

interface RowsProps extends Pick<CartPanelProps, "desk" | "dispatch"> {
  onRemove(name: string, button: HTMLElement): void;
}

function Rows({ desk, ...ends }: RowsProps) {
  const { unpriced, pricing } = desk.cart;
  return (
    <ul className={css["rows"]}>
      {desk.domain.cartList.map((item) => (
        <CartRow key={item.domainName} item={item} {...ends} />
      ))}
      {unpriced.map(({ domainName, duration }) => (
        <CartRow key={domainName} name={domainName} years={duration} isAsking={pricing === "asking"} {...ends} />
      ))}
    </ul>
  );
}

/** Keeps the focus when a row is removed: it moves to the next row, or to the heading. */
function focusBeside(button: HTMLElement, panel: HTMLElement | null): void {
  const row = button.closest("li");
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>("button") ?? panel?.querySelector<HTMLElement>("h2");
  next?.focus();
}
