import type { DomainItem } from "@zhian/contracts/domain";
import { costUsd } from "@zhian/domains/cents";
import { canBuy } from "@zhian/domains/domain-state";
import { useSite } from "@zhian/fragment/use-site";
import { useText } from "@zhian/i18n/use-text";
import { SitePrice } from "@zhian/page/rate";
import { Checkbox } from "@zhian/ui/checkbox";
import { Skeleton } from "@zhian/ui/skeleton";
import { type Dispatch, memo } from "react";
import type { DeskAction } from "../model/desk.ts";
import { isAnswered } from "../model/search-steps.ts";
import { Amount } from "./amount.tsx";
import { NameAnswer } from "./name-answer.tsx";
import { NameText } from "./name-text.tsx";
import { RowAction } from "./row-action.tsx";
import css from "./row-table.module.css";

interface ResultRowProps {
  item: DomainItem;
  /** Whether its answer has been requested. */
  isPending: boolean;
  isInCart: boolean;
  dispatch: Dispatch<DeskAction>;
  onRetry(name: string): void;
}

/** One name: its state at the registry, and its price this year, next year and for three years. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { item, isPending, isInCart, dispatch } = props;
  const t = useText();
  const { isHydrated } = useSite();
  const { domainName } = item;
  const isFree = canBuy(item) && !isPending;
  return (
    <tr className={css["row"]} data-chosen={isInCart || item.atResList || undefined}>
      <td className={css["tick"]}>
        <Checkbox
          label={<span className="visually-hidden">{t("row.select", { name: domainName })}</span>}
          checked={isFree && (item.atResList || isInCart)}
          disabled={!isFree || !isHydrated}
          onChange={() => dispatch({ is: "toggled", name: domainName })}
        />
      </td>
      <th scope="row" className={css["name"]}>
        <NameText name={domainName} />
        {!isPending && <Remarks item={item} />}
      </th>
      <td className={css["answer"]}>
        {isPending ? <Waiting label={t("row.checking")} /> : <NameAnswer status={item.status} />}
      </td>
      <Prices item={item} isPending={isPending} />
      <td className={css["action"]}>{!isPending && <RowAction {...props} />}</td>
    </tr>
  );
});

function Waiting({ label }: { label: string }) {
  return (
    <>
      <Skeleton className={css["waiting"]} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}

/** Why the name is suggested, the ending's requirements, and whether its holder can stay private. */
function Remarks({ item }: { item: DomainItem }) {
  const t = useText();
  if (!isAnswered(item)) return null;
  const { displayTag, description, privacySupported } = item;
  const privacy = canBuy(item) && t(privacySupported ? "row.privacy" : "row.noPrivacy");
  // Sentences and single words are joined in one line: none ends with a full stop.
  const remarks = [displayTag, description, privacy]
    .flatMap((remark) => remark || [])
    .map((remark) => remark.replace(/[.。]$/, ""));
  return remarks.length > 0 && <span className={css["remarks"]}>{remarks.join(" · ")}</span>;
}

function Prices({ item, isPending }: Pick<ResultRowProps, "item" | "isPending">) {
  const t = useText();
  const { price, originPrice, renewPrice, status, specialSale } = item;
  // A name that cannot be bought has no price, and a premium name has another one.
  const isPriced = isAnswered(item) && (status === "UNREGISTERED" || status === "TIMEOUT");
  const cells = [
    { label: t("price.first"), usd: price },
    { label: t("price.renewal"), usd: renewPrice },
    { label: t("price.three"), usd: costUsd(item, 3) },
  ];
  const isReduced = specialSale && price !== undefined && originPrice !== undefined && originPrice > price;
  const before = isReduced ? originPrice : undefined;
  return cells.map(({ label, usd }, index) => (
    <td key={label} className={css["amount"]} data-label={label} data-empty={(!isPending && !isPriced) || undefined}>
      {isPending && <Skeleton className={css["waiting"]} />}
      {!isPending && isPriced && <Amount usd={usd} look="single" />}
      {!isPending && isPriced && index === 0 && before !== undefined && (
        <s className={css["before"]}>
          <span className="visually-hidden">{`${t("row.insteadOf")} `}</span>
          <SitePrice usd={before} look="single" />
        </s>
      )}
    </td>
  ));
}
