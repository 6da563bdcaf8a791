import type { DomainItem } from "@zhian/contracts/domain";
import { costUsd } from "@zhian/domains/cents";
import { canBuy } from "@zhian/domains/domain-state";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { Button } from "@zhian/ui/button";
import { Select } from "@zhian/ui/select";
import { Skeleton } from "@zhian/ui/skeleton";
import { type Dispatch, memo, useId, useState } from "react";
import type { DeskAction } from "../model/desk.ts";
import { renewalDay } from "../model/renewal-day.ts";
import { Amount } from "./amount.tsx";
import css from "./cart-row.module.css";
import { NameAnswer } from "./name-answer.tsx";
import { NameText } from "./name-text.tsx";

interface RowEnds {
  dispatch: Dispatch<DeskAction>;
  onRemove(name: string, button: HTMLElement): void;
}

interface PricedProps extends RowEnds {
  item: DomainItem;
}

interface UnpricedProps extends RowEnds {
  item?: undefined;
  name: string;
  years: number;
  /** Whether its price has been requested. */
  isAsking: boolean;
}

/** A name in the cart, with or without a price. */
export const CartRow = memo(function CartRow(props: PricedProps | UnpricedProps) {
  const t = useText();
  const id = useId();
  const name = props.item ? props.item.domainName : props.name;
  return (
    <li className={css["row"]}>
      <NameText id={id} name={name} />
      <Button
        look="quiet"
        size="small"
        aria-describedby={id}
        className={css["remove"]}
        onClick={(event) => props.onRemove(name, event.currentTarget)}
      >
        {t("cart.remove")}
      </Button>
      {props.item ? <Priced item={props.item} dispatch={props.dispatch} /> : <Unpriced {...props} />}
    </li>
  );
});

function Priced({ item, dispatch }: Pick<PricedProps, "item" | "dispatch">) {
  const t = useText();
  const { locale } = useSite();
  const [now] = useState(() => new Date());
  const { domainName, duration, durationSource, renewPrice } = item;
  if (!canBuy(item)) {
    return (
      <p className={css["lost"]}>
        <NameAnswer status={item.status} /> <span>{t(item.status === "TIMEOUT" ? "cart.unsure" : "cart.lost")}</span>
      </p>
    );
  }
  return (
    <>
      <Select
        aria-label={t("cart.yearsOf", { name: domainName })}
        value={duration}
        className={css["years"]}
        onChange={(event) => dispatch({ is: "years-set", name: domainName, years: Number(event.target.value) })}
      >
        {durationSource.map((years) => (
          <option key={years} value={years}>
            {t("cart.years", { count: years })}
          </option>
        ))}
      </Select>
      <span className={css["cost"]}>
        <Amount usd={costUsd(item, duration)} look="line" />
      </span>
      <p className={css["renewal"]}>
        <span>{t("cart.renews", { date: formatDate(renewalDay(now, duration), locale) })}</span>{" "}
        <Amount usd={renewPrice} look="single" /> {renewPrice !== undefined && <span>{t("cart.aYear")}</span>}
      </p>
    </>
  );
}

function Unpriced({ years, isAsking }: Pick<UnpricedProps, "years" | "isAsking">) {
  const t = useText();
  return (
    <p className={css["lost"]}>
      <span>{t("cart.years", { count: years })}</span>
      {isAsking ? <Skeleton className={css["waiting"]} /> : <span>{t("cart.noPrice")}</span>}
    </p>
  );
}
