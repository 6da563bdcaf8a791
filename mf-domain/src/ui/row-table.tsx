import type { DomainItem } from "@zhian/contracts/domain";
import { useText } from "@zhian/i18n/use-text";
import { classNames } from "@zhian/ui/class-names";
import { tableClass } from "@zhian/ui/table";
import type { Dispatch } from "react";
import type { DeskAction } from "../model/desk.ts";
import type { RowOrder } from "../model/find-rows.ts";
import { ResultRow } from "./result-row.tsx";
import css from "./row-table.module.css";

interface RowTableProps {
  caption: string;
  rows: readonly DomainItem[];
  cart: readonly DomainItem[];
  pending: ReadonlySet<string>;
  order: RowOrder;
  dispatch: Dispatch<DeskAction>;
  onRetry(name: string): void;
}

/** A table where there is room; on a phone, each name above its prices. */
export function RowTable({ caption, rows, cart, pending, order, dispatch, onRetry }: RowTableProps) {
  const t = useText();
  const inCart = new Set(cart.map(({ domainName }) => domainName));
  const sorted = (column: RowOrder) => (order === column ? ({ "aria-sort": "ascending" } as const) : {});
  return (
    <div className={css["frame"]}>
      <table className={classNames(tableClass(), css["table"])}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css["tick"]}>
              <span className="visually-hidden">{t("row.tick")}</span>
            </th>
            <th scope="col">{t("row.name")}</th>
            <th scope="col">{t("row.answer")}</th>
            <th scope="col" className={css["amount"]}>
              {t("price.first")}
            </th>
            <th scope="col" className={css["amount"]} {...sorted("renewal")}>
              {t("price.renewal")}
            </th>
            <th scope="col" className={css["amount"]} {...sorted("total")}>
              {t("price.three")}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t("row.action")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((item) => (
            <ResultRow
              key={item.domainName}
              item={item}
              isPending={pending.has(item.domainName)}
              isInCart={inCart.has(item.domainName)}
              dispatch={dispatch}
              onRetry={onRetry}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
