import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { useProductMark } from "@zhian/page/product-marks";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./comparison.module.css";

export function Comparison({ block }: { block: BlockOf<"comparison"> }) {
  const t = useText();
  const markOf = useProductMark();
  const nameOf = (code: string) => markOf(code)?.name ?? code;
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={[t("comparison.criterion"), ...block.subjects.map(nameOf)]}
        rows={block.rows.map(({ criterion, values }) => ({ key: criterion, head: criterion, cells: values }))}
      />
      <dl className={css["verdicts"]}>
        {block.subjects.map((code, index) => (
          <div key={code} className={css["verdict"]}>
            <dt>{index === 0 ? nameOf(code) : <ProductLink code={code} />}</dt>
            <dd>
              {t("comparison.chooseIt")} <Words>{block.chooseWhen[index] ?? ""}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
