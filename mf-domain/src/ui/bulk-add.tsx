import type { DomainItem } from "@zhian/contracts/domain";
import { maxNames } from "@zhian/contracts/domain-limits";
import { canBuy } from "@zhian/domains/domain-state";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { Button } from "@zhian/ui/button";
import { type Dispatch, useId } from "react";
import type { DeskAction } from "../model/desk.ts";
import css from "./bulk-add.module.css";

interface BulkAddProps {
  /** Only the visible rows: what a filter hides is not added unseen. */
  rows: readonly DomainItem[];
  /** The suggested rows, which are added like the others. */
  besides: readonly DomainItem[];
  cart: readonly DomainItem[];
  dispatch: Dispatch<DeskAction>;
}

/** Adds all free names to the cart; once some are ticked, only those. The text next to it states its effect. */
export function BulkAdd({ rows, besides, cart, dispatch }: BulkAddProps) {
  const t = useText();
  const { isHydrated } = useSite();
  const id = useId();
  const isIn = new Set(cart.map(({ domainName }) => domainName));
  const free = [...rows, ...besides].filter((row) => canBuy(row) && !isIn.has(row.domainName));
  const ticked = free.filter(({ atResList }) => atResList);
  const names = (ticked.length > 0 ? ticked : free).map(({ domainName }) => domainName);
  const suggested = ticked.length > 0 ? 0 : free.filter((row) => besides.includes(row)).length;
  const isTooMany = names.length > maxNames.cart - cart.length;
  return (
    <div className={css["bulk"]}>
      <Button
        look="secondary"
        disabled={!isHydrated || names.length === 0}
        aria-describedby={id}
        onClick={() => dispatch({ is: "added", names, at: Date.now() })}
      >
        {t("bulk.add")}
      </Button>
      <p id={id} className={css["note"]}>
        <span>
          {names.length === 0
            ? t("bulk.none")
            : t(ticked.length > 0 ? "bulk.ticked" : "bulk.free", { count: names.length })}
        </span>
        {suggested > 0 && <span>{` ${t("bulk.suggested", { count: suggested })}`}</span>}
        {isTooMany && <span>{` ${t("bulk.room", { count: Math.max(maxNames.cart - cart.length, 0) })}`}</span>}
      </p>
    </div>
  );
}
