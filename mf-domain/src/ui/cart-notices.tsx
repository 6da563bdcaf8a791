import type { CartEntry } from "@zhian/domains/cart-cookie";
import type { CartChange } from "@zhian/domains/compare-carts";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { Notice } from "@zhian/ui/notice";
import type { Dispatch, ReactNode } from "react";
import type { Desk, DeskAction } from "../model/desk.ts";
import { Amount } from "./amount.tsx";
import css from "./cart-notices.module.css";

interface CartNoticesProps {
  desk: Desk;
  /** Names that do not fit into the cookie. */
  left: readonly CartEntry[];
  isKept: boolean;
  onPrice(): Promise<boolean>;
  dispatch: Dispatch<DeskAction>;
}

/** Changes to the cart that the visitor should know. The live region must exist before its first text, which is not announced otherwise. */
export function CartNotices({ desk, left, isKept, onPrice, dispatch }: CartNoticesProps) {
  const t = useText();
  const { cart } = desk;
  const askAgain = { label: t("cart.askAgain"), onPress: () => void onPrice() };
  const dismiss = { label: t("cart.seen"), onPress: () => dispatch({ is: "changes-seen" }) };
  return (
    <div role="status" className={css["notices"]}>
      {cart.undo && (
        <Said kind="info" action={{ label: t("cart.undo"), onPress: () => dispatch({ is: "undone" }) }}>
          {cart.undo.name === undefined ? t("cart.cleared") : t("cart.removed", { name: cart.undo.name })}
        </Said>
      )}
      {cart.pricing === "failed" && (
        <Said kind="err" action={askAgain}>
          {t("cart.pricingFailed")}
        </Said>
      )}
      {cart.isOld && desk.domain.cartList.length > 0 && cart.pricing === "none" && (
        <Said kind="warn" action={askAgain}>
          {t("cart.old")}
        </Said>
      )}
      {(cart.changes.length > 0 || cart.gone.length > 0) && (
        <Said kind="warn" action={dismiss}>
          <ul className={css["changes"]}>
            {cart.changes.map((change) => (
              <li key={change.domainName}>
                <Change change={change} />
              </li>
            ))}
            {cart.gone.map((name) => (
              <li key={name}>{t("change.gone", { name })}</li>
            ))}
          </ul>
        </Said>
      )}
      {cart.isDamaged && (
        <Said kind="warn" action={dismiss}>
          {t("cart.damaged")}
        </Said>
      )}
      {left.length > 0 && <Said kind="warn">{t("cart.full", { count: left.length })}</Said>}
      {!isKept && <Said kind="warn">{t("cart.notKept")}</Said>}
    </div>
  );
}

interface SaidProps {
  kind: "info" | "warn" | "err";
  action?: { label: string; onPress(): void };
  children: ReactNode;
}

function Said({ kind, action, children }: SaidProps) {
  return (
    <Notice kind={kind} className={css["notice"]}>
      <div>{children}</div>
      {action && (
        <Button look="secondary" size="small" className={css["action"]} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </Notice>
  );
}

/** Both amounts, so that the visitor need not remember the earlier one. */
function Change({ change: { domainName, kind, before, after } }: { change: CartChange }) {
  const t = useText();
  const isPrice = kind === "dearer" || kind === "cheaper";
  return (
    <>
      <span>{t(`change.${kind}`, { name: domainName })}</span>
      {isPrice && (
        <>
          {" "}
          <Amount usd={before.price} look="single" /> <span>→</span> <Amount usd={after?.price} look="single" />
        </>
      )}
    </>
  );
}
