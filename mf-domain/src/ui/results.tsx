import type { DomainItem } from "@zhian/contracts/domain";
import type { Locale } from "@zhian/contracts/locale";
import { canBuy, type DomainState } from "@zhian/domains/domain-state";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { formatDate } from "@zhian/page/format-date";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { type Dispatch, useState } from "react";
import type { Desk, DeskAction } from "../model/desk.ts";
import { endingsOf, findRows, noFilter } from "../model/find-rows.ts";
import { BulkAdd } from "./bulk-add.tsx";
import css from "./results.module.css";
import { RowFilters } from "./row-filters.tsx";
import { RowTable } from "./row-table.tsx";
import { useShownCurrency } from "./use-shown-currency.ts";

interface ResultsProps {
  search: Desk["search"];
  domain: DomainState;
  dispatch: Dispatch<DeskAction>;
  onRetry(name: string): void;
}

const nothing: ReadonlySet<string> = new Set();

/** The rows of a search, the suggested ones, and the button to add them all. */
export function Results({ search, domain, dispatch, onRetry }: ResultsProps) {
  const t = useText();
  const { locale } = useSite();
  const { amountOf } = useShownCurrency();
  const [filter, setFilter] = useState(noFilter);
  const rows = search.isOne ? domain.resultList : domain.mutipleSearchResult;
  const { recommendNameList } = domain;
  if (rows.length === 0) return null;

  const found = findRows(rows, filter, { pending: search.pending, amountOf });
  const besides = findRows(recommendNameList, filter, { pending: nothing, amountOf });
  const hidden = rows.length + recommendNameList.length - found.length - besides.length;
  const table = { dispatch, onRetry, pending: search.pending, order: filter.order, cart: domain.cartList };
  return (
    <div className={css["results"]}>
      <section aria-labelledby="found" aria-busy={search.pending.size > 0} className={css["part"]}>
        <div className={css["head"]}>
          <h2 id="found" className={css["heading"]}>
            {t("results.title")}
          </h2>
          <Progress rows={rows} search={search} />
        </div>
        <RowFilters filter={filter} endings={endingsOf([...rows, ...recommendNameList])} onChange={setFilter} />
        <BulkAdd rows={found} besides={besides} cart={domain.cartList} dispatch={dispatch} />
        <RowTable {...table} caption={t("results.caption")} rows={found} />
        {hidden > 0 && <p className={css["note"]}>{t("results.hidden", { count: hidden })}</p>}
      </section>
      {besides.length > 0 && (
        <section aria-labelledby="besides" className={css["part"]}>
          <h2 id="besides" className={css["heading"]}>
            {t("results.besides")}
          </h2>
          <RowTable {...table} caption={t("results.besidesCaption")} rows={besides} />
        </section>
      )}
      <p className={css["note"]}>
        <Sentences>
          {search.askedAt && <span>{t("results.askedAt", { time: momentOf(search.askedAt, locale) })}</span>}
          <span>{t("results.note")}</span>
          <RateNote />
        </Sentences>
      </p>
    </div>
  );
}

/** In UTC, since a page may be shown anywhere, and long after it was rendered. */
function momentOf(iso: string, locale: Locale): string {
  return `${formatDate(iso.slice(0, 10), locale)} ${iso.slice(11, 16)} UTC`;
}

interface ProgressProps {
  rows: readonly DomainItem[];
  search: Desk["search"];
}

/** Visible while it grows, and announced once, when no more rows are expected. */
function Progress({ rows, search: { pending, status } }: ProgressProps) {
  const t = useText();
  const free = rows.filter((row) => canBuy(row) && !pending.has(row.domainName)).length;
  const isOut = status === "asking" && pending.size > 0;
  const done = t("results.done", { count: rows.length, free });
  return (
    <p className={css["progress"]}>
      <span aria-hidden={isOut || undefined}>
        {isOut ? t("results.progress", { done: rows.length - pending.size, count: rows.length, free }) : done}
      </span>
      <span role="status" className="visually-hidden">
        {isOut ? "" : done}
      </span>
    </p>
  );
}
