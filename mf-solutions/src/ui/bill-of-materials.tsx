import { useText } from "@zhian/i18n/use-text";
import { ProductLink } from "@zhian/page/product-link";
import { useProductMark } from "@zhian/page/product-marks";
import { RateNote, SitePrice } from "@zhian/page/rate";
import { Sentences } from "@zhian/page/sentences";
import { Section } from "@zhian/ui/section";
import { SpecTable } from "@zhian/ui/spec-table";
import { Tag } from "@zhian/ui/tag";
import { useState } from "react";
import { billSums, firstYearSum, keyOfLine, lineSum, withQuantities } from "../model/bill.ts";
import type { SolutionPage } from "../model/solution-content.ts";
import css from "./bill-of-materials.module.css";
import { CopyBill } from "./copy-bill.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";

type Bill = SolutionPage["details"]["bill"];
type Line = Bill["lines"][number];

interface BillOfMaterialsProps {
  bill: Bill;
  number: number | undefined;
}

/** A table that adds up as rendered by the server; with scripts, its quantities can be changed. */
export function BillOfMaterials({ bill, number }: BillOfMaterialsProps) {
  const t = useText();
  const markOf = useProductMark();
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const lines = withQuantities(bill.lines, chosen);
  const nameOf = ({ id, product, configuration }: Line) =>
    [markOf(product)?.name ?? product, id && configuration].filter(Boolean).join(", ");
  const columns = ["product", "configuration", "unitPrice", "quantity", "sum"].map((column) => t(`bill.${column}`));
  return (
    <Section anchor="bill" heading={bill.heading} lead={bill.lead} aside={<Tag tone="amber">{t("bill.demo")}</Tag>}>
      <SpecTable
        caption={t("bill.caption", { n: number })}
        columns={columns}
        rows={lines.map((line) => ({
          key: keyOfLine(line),
          head: <ProductLink code={line.product} />,
          cells: [
            line.configuration,
            <UnitPrice key="unit" line={line} />,
            <QuantityStepper
              key="quantity"
              name={nameOf(line)}
              value={line.quantity}
              onChange={(quantity) => setChosen({ ...chosen, [keyOfLine(line)]: quantity })}
            />,
            <SitePrice key="sum" usd={lineSum(line)} look={line.usd === 0 ? "single" : "line"} />,
          ],
        }))}
      />
      <Sums lines={lines} />
      <p className={css["note"]}>
        <Sentences>
          <span>{t("bill.note")}</span>
          <RateNote />
        </Sentences>
      </p>
    </Section>
  );
}

function UnitPrice({ line: { usd, unit, per } }: { line: Line }) {
  const t = useText();
  if (usd === 0) return <span>{t("bill.free")}</span>;
  return (
    <span>
      <SitePrice usd={usd} look="single" />
      <span>{` / ${unit}`}</span>
      <span className={css["per"]}>{t(`bill.per.${per}`)}</span>
    </span>
  );
}

/** A sum each for monthly, yearly and one-off payments; next to the last one, the actions on the bill. */
function Sums({ lines }: { lines: Line[] }) {
  const t = useText();
  const sums = billSums(lines);
  return sums.map(({ per, usd }, index) => (
    <div key={per} className={css["total"]}>
      <h3 className={css["label"]}>{t(`bill.total.${per}`)}</h3>
      {index === sums.length - 1 && (
        <p className={css["year"]}>
          <span>{t(sums.length === 1 ? "bill.year" : "bill.firstYear")}</span>{" "}
          <SitePrice usd={firstYearSum(lines)} look="line" />
        </p>
      )}
      <div role="status">
        <SitePrice usd={usd} />
      </div>
      {index === sums.length - 1 && <CopyBill lines={lines} />}
    </div>
  ));
}
