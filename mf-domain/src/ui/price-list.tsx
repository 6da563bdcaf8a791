import type { Ending } from "@zhian/contracts/domain";
import { costUsd } from "@zhian/domains/cents";
import { useText } from "@zhian/i18n/use-text";
import { RateNote } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { Words } from "@zhian/page/words";
import { EmptyState } from "@zhian/ui/empty-state";
import { SpecTable } from "@zhian/ui/spec-table";
import { useState } from "react";
import { allEndings, findEndings } from "../model/find-endings.ts";
import { Amount } from "./amount.tsx";
import { DownloadPrices } from "./download-prices.tsx";
import { EndingFilters } from "./ending-filters.tsx";
import css from "./price-list.module.css";

/** Every ending, with all its prices and requirements. */
export function PriceList({ list }: { list: readonly Ending[] }) {
  const t = useText();
  const [filter, setFilter] = useState(allEndings);
  const found = findEndings(list, filter);
  const columns = ["ending", "first", "renewal", "transfer", "three", "years", "privacy", "rules"] as const;
  return (
    <div className={css["list"]}>
      <EndingFilters filter={filter} onChange={setFilter} />
      <div className={css["head"]}>
        <p role="status">{t("prices.count", { count: found.length })}</p>
        <DownloadPrices list={found} />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t("prices.none")} text={<p>{t("prices.noneText")}</p>} />
      ) : (
        <SpecTable
          caption={t("prices.caption")}
          columns={columns.map((column) => t(`price.${column}`))}
          rows={found.map((each) => ({
            key: each.ending,
            head: <EndingName ending={each} />,
            cells: cellsOf(each, t),
          }))}
          note={
            <Sentences>
              <span>{t("prices.note")}</span>
              <RateNote />
            </Sentences>
          }
        />
      )}
    </div>
  );
}

function EndingName({ ending: { ending, ascii, specialSale } }: { ending: Ending }) {
  const t = useText();
  return (
    <span className={css["name"]}>
      <bdi translate="no">
        <Words>{`.${ending}`}</Words>
      </bdi>
      {ascii !== ending && <code className={css["ascii"]} translate="no">{`.${ascii}`}</code>}
      {specialSale && <span className={css["sale"]}>{t("prices.sale")}</span>}
    </span>
  );
}

function cellsOf(each: Ending, t: ReturnType<typeof useText>) {
  const { price, renewPrice, transferPrice, durationSource, privacySupported, restriction, lang } = each;
  const amounts = [price, renewPrice, transferPrice, costUsd(each, 3)];
  return [
    ...amounts.map((usd, index) => (
      <span key={`${index}`} className={css["amount"]}>
        <Amount usd={usd} look="line" />
      </span>
    )),
    t("prices.years", { least: Math.min(...durationSource), most: Math.max(...durationSource) }),
    t(privacySupported ? "prices.privacy" : "prices.noPrivacy"),
    <span key="rules" lang={lang === "zh" ? "zh-Hans" : lang}>
      {restriction || t("prices.anyone")}
    </span>,
  ];
}
