import { useText } from "@zhian/i18n/use-text";
import { BlockSection } from "@zhian/page/block-section";
import { ProductLink } from "@zhian/page/product-link";
import { useProductMark } from "@zhian/page/product-marks";
import { Words } from "@zhian/page/words";
import { SpecTable } from "@zhian/ui/spec-table";
import type { BlockOf } from "../../model/page-content.ts";
import css from "./comparison.module.css";

type Block = BlockOf<"comparison">;

export function Comparison({ block }: { block: Block }) {
  const t = useText();
  const markOf = useProductMark();
  const chooseIt = t("comparison.chooseIt");
  return (
    <BlockSection block={block}>
      <SpecTable
        caption={block.caption}
        columns={[t("comparison.criterion"), ...block.subjects.map((code) => markOf(code)?.name ?? code)]}
        rows={[
          ...block.rows.map(({ criterion, values }) => ({ key: criterion, head: criterion, cells: values })),
          { key: chooseIt, head: chooseIt, cells: block.subjects.map((code, index) => verdict(block, code, index)) },
        ]}
      />
    </BlockSection>
  );
}

/** The page's own product, the first one, needs no link to itself. */
function verdict({ chooseWhen }: Block, code: string, index: number) {
  return (
    <div className={css["verdict"]}>
      <p>
        <Words>{chooseWhen[index] ?? ""}</Words>
      </p>
      {index > 0 && <ProductLink code={code} />}
    </div>
  );
}
