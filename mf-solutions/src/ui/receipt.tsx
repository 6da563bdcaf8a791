import { useText } from "@zhian/i18n/use-text";
import { useProductMark } from "@zhian/page/product-marks";
import { SitePrice } from "@zhian/page/rate";
import { cardClass } from "@zhian/ui/card";
import { Seal } from "@zhian/ui/seal";
import { useId } from "react";
import { billSums, keyOfLine, lineSum } from "../model/bill.ts";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./receipt.module.css";

interface ReceiptProps {
  lines: SolutionPage["details"]["bill"]["lines"];
}

/** The bill of materials with its initial quantities, small enough for the top of the page. */
export function Receipt({ lines }: ReceiptProps) {
  const t = useText();
  const markOf = useProductMark();
  const captionId = useId();
  const sums = billSums(lines);
  return (
    <figure className={css["receipt"]} aria-labelledby={captionId}>
      <div className={cardClass()}>
        <p className={css["title"]}>{t(sums.length > 1 ? "receipt.title.mixed" : "receipt.title.month")}</p>
        <dl className={css["lines"]}>
          {lines
            .filter(({ quantity }) => quantity > 0)
            .map((line) => {
              const mark = markOf(line.product);
              return (
                <div key={keyOfLine(line)} className={css["line"]}>
                  <dt>
                    {mark && <Seal glyph={mark.seal} size="small" />}
                    <span>{mark?.name}</span>
                  </dt>
                  <dd className={css["figures"]}>
                    <span className={css["quantity"]} translate="no">{`× ${line.quantity}`}</span>
                    <span>
                      {line.usd === 0 ? (
                        t("bill.free")
                      ) : (
                        <SitePrice
                          usd={lineSum(line)}
                          look="single"
                          unit={line.per === "month" ? undefined : t(`bill.per.${line.per}`)}
                        />
                      )}
                    </span>
                  </dd>
                </div>
              );
            })}
        </dl>
        {sums.map(({ per, usd }, index) => (
          <div key={per} className={css["total"]}>
            <p>{t(`bill.total.${per}`)}</p>
            <SitePrice usd={usd} look={index === 0 ? "ledger" : "line"} />
          </div>
        ))}
      </div>
      <figcaption id={captionId}>{t("receipt.caption")}</figcaption>
    </figure>
  );
}
