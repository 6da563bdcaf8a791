import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { useProductMark } from "@zhian/page/product-marks";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { Section } from "@zhian/ui/section";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { billSum, lineSum, withQuantities } from "../model/bill.ts";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./bill-of-materials.module.css";
import { CopyBill } from "./copy-bill.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

type Bill = NonNullable<SolutionPage["details"]>["bill"];

/** A table that adds up as it was delivered; with script, its quantities can be changed. */
export function BillOfMaterials({ bill }: { bill: Bill }) {
  const t = useText();
  const markOf = useProductMark();
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const lines = withQuantities(bill.lines, chosen);
  const columns = ["product", "configuration", "unitPrice", "quantity", "sum"].map((column) => t(`bill.${column}`));
  return (
    <Section anchor="bill" heading={bill.heading} lead={bill.lead} aside={<Tag tone="amber">{t("bill.demo")}</Tag>}>
      <SpecTable
        caption={t("bill.caption")}
        columns={columns}
        rows={lines.map((line) => ({
          key: line.product,
          head: <ProductLink code={line.product} />,
          cells: [
            line.configuration,
            <UnitPrice key="unit" line={line} />,
            <QuantityStepper
              key="quantity"
              name={markOf(line.product)?.name ?? line.product}
              value={line.quantity}
              onChange={(quantity) => setChosen({ ...chosen, [line.product]: quantity })}
            />,
            <SitePrice key="sum" usd={lineSum(line)} look={line.usdPerMonth === 0 ? "single" : "line"} />,
          ],
        }))}
      />
      <div className={css["total"]}>
        <h3 className={css["label"]}>{t("bill.total")}</h3>
        <p className={css["year"]}>
          {t("bill.year")} <SitePrice usd={billSum(lines) * 12} look="line" />
        </p>
        <div role="status">
          <SitePrice usd={billSum(lines)} />
        </div>
        <CopyBill lines={lines} />
      </div>
      <p className={css["note"]}>
        {t("bill.note")} <RateNote />
      </p>
    </Section>
  );
}

function UnitPrice({ line }: { line: Bill["lines"][number] }) {
  const t = useText();
  if (line.usdPerMonth === 0) return t("bill.free");
  return (
    <span className={css["unit"]}>
      <SitePrice usd={line.usdPerMonth} look="single" /> / {line.unit}
    </span>
  );
}
