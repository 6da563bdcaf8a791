import { useText } from "@zhian/i18n/use-text";
import { useProductMark } from "@zhian/page/product-marks";
import { SitePrice } from "@zhian/page/rate";
import { Seal } from "@zhian/ui/seal";
import { useId } from "react";
import { billSum, lineSum } from "../model/bill.ts";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./receipt.module.css";

interface ReceiptProps {
  lines: NonNullable<SolutionPage["details"]>["bill"]["lines"];
}

/** The bill of materials as it is delivered, small enough for the top of the page. */
export function Receipt({ lines }: ReceiptProps) {
  const t = useText();
  const markOf = useProductMark();
  const captionId = useId();
  return (
    <figure className={css["receipt"]} aria-labelledby={captionId}>
      <div className={css["sheet"]}>
        <p className={css["title"]}>{t("receipt.title")}</p>
        <dl className={css["lines"]}>
          {lines.map((line) => {
            const mark = markOf(line.product);
            return (
              <div key={line.product} className={css["line"]}>
                <dt>
                  {mark && <Seal glyph={mark.seal} size="small" />}
                  <span>{mark?.name}</span>
                </dt>
                <dd className={css["quantity"]}>× {line.quantity}</dd>
                <dd className={css["amount"]}>
                  {line.usdPerMonth === 0 ? t("bill.free") : <SitePrice usd={lineSum(line)} look="single" />}
                </dd>
              </div>
            );
          })}
        </dl>
        <div className={css["total"]}>
          <p>{t("bill.total")}</p>
          <SitePrice usd={billSum(lines)} />
        </div>
      </div>
      <figcaption id={captionId}>{t("receipt.caption")}</figcaption>
    </figure>
  );
}
